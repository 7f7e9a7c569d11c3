import * as v from 'valibot';

/** In `localStorage`. */
const KEY = 'simmer:role';

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), uid: v.string(), role: v.string() }),
);

/** The role of the account that is signed in on this device, as it was last read. */
export interface KnownRole {
  /** @returns undefined when it is not known, or is that of another account. */
  of: (uid: string) => string | undefined;
  remember: (uid: string, role: string) => void;
  forget: () => void;
}

/** @param storage local storage; each access may throw (blocked, full), and then nothing is known. */
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
        // It is read again on the next page.
      }
    },
    forget() {
      try {
        storage().removeItem(KEY);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** One per page. */
export const knownRole = createKnownRole(() => window.localStorage);
