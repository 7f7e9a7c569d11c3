import * as v from 'valibot';

/** The key in `localStorage`. Each access may throw (blocked, full), and then no role is known. */
const KEY = 'simmer:role';

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), uid: v.string(), role: v.string() }),
);

/** The last role read for the account that is signed in on this device. */
export const knownRole = {
  /** @returns undefined when no role is known, or the stored one belongs to another account. */
  of(uid: string): string | undefined {
    const parsed = v.safeParse(
      StoredSchema,
      tryStorage((storage) => storage.getItem(KEY)),
    );
    return parsed.success && parsed.output.uid === uid ? parsed.output.role : undefined;
  },
  remember(uid: string, role: string): void {
    tryStorage((storage) => storage.setItem(KEY, JSON.stringify({ version: 1, uid, role })));
  },
  forget(): void {
    tryStorage((storage) => storage.removeItem(KEY));
  },
};

export type KnownRole = typeof knownRole;

function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}
