import * as v from 'valibot';

/** The key in `localStorage`. */
const KEY = 'simmer:role';

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), uid: v.string(), role: v.string() }),
);

/** The last role read for the account that is signed in on this device. */
export interface KnownRole {
  /** @returns undefined when no role is known, or the stored one belongs to another account. */
  of: (uid: string) => string | undefined;
  remember: (uid: string, role: string) => void;
  forget: () => void;
}

/** @param storage local storage; each access may throw (blocked, full), and then no role is known. */
export function createKnownRole(storage: () => Storage): KnownRole {
  return {
    of(uid) {
      try {
        const parsed = v.safeParse(StoredSchema, storage().getItem(KEY));
        return parsed.success && parsed.output.uid === uid ? parsed.output.role : undefined;
      } catch {
        return undefined;
      }
    },
    remember(uid, role) {
      try {
        storage().setItem(KEY, JSON.stringify({ version: 1, uid, role }));
      } catch {
        // The next page reads the role again.
      }
    },
    forget() {
      try {
        storage().removeItem(KEY);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** One per page. */
export const knownRole = createKnownRole(() => window.localStorage);
