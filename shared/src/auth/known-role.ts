import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';

const RoleSchema = v.object({ version: v.literal(1), uid: v.string(), role: v.string() });
const stored = storedValue('simmer:role', RoleSchema, () => window.localStorage);

/** The last role read for the account that is signed in on this device. */
export const knownRole = {
  /** @returns undefined when no role is known, or the stored one belongs to another account. */
  of(uid: string): string | undefined {
    const known = stored.get();
    return known?.uid === uid ? known.role : undefined;
  },
  remember(uid: string, role: string): void {
    stored.set({ version: 1, uid, role });
  },
  forget(): void {
    stored.set(undefined);
  },
};

export type KnownRole = typeof knownRole;
