import * as v from 'valibot';

/** The key in `localStorage`. Each access may throw (blocked, full), and then there is no role. */
const KEY = 'simmer:role';

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), uid: v.string(), role: v.string() }),
);

/** The last role read for the account that is signed in on this device. */
export const roleCache = {
  /** @returns undefined when no role is stored, or the stored one belongs to another account. */
  get(uid: string): string | undefined {
    const parsed = v.safeParse(
      StoredSchema,
      tryStorage((storage) => storage.getItem(KEY)),
    );
    return parsed.success && parsed.output.uid === uid ? parsed.output.role : undefined;
  },
  set(uid: string, role: string): void {
    tryStorage((storage) => storage.setItem(KEY, JSON.stringify({ version: 1, uid, role })));
  },
  clear(): void {
    tryStorage((storage) => storage.removeItem(KEY));
  },
};

export type RoleCache = typeof roleCache;

function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}
