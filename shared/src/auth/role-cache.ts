import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';

const RoleSchema = v.object({ version: v.literal(1), uid: v.string(), role: v.string() });
const stored = storedValue('simmer:role', RoleSchema, 'localStorage');

/** The last role read for the account that is logged in on this device. */
export const roleCache = {
  /** @returns undefined when no role is stored, or the stored one belongs to another account. */
  get(uid: string): string | undefined {
    const record = stored.get();
    return record?.uid === uid ? record.role : undefined;
  },
  set(uid: string, role: string): void {
    stored.set({ version: 1, uid, role });
  },
  clear(): void {
    stored.set(undefined);
  },
};

export type RoleCache = typeof roleCache;
