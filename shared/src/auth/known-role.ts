import * as v from 'valibot';
import { stored } from '../stored/stored';

/** The last role read for the account that is signed in on this device. */
export interface KnownRole {
  /** @returns undefined when no role is known, or the stored one belongs to another account. */
  of: (uid: string) => string | undefined;
  remember: (uid: string, role: string) => void;
  forget: () => void;
}

const roles = stored(
  { prefix: 'simmer:role', keptForMs: Infinity },
  v.object({ uid: v.string(), role: v.string() }),
);

/** A device knows one at most, so its id is empty. */
export const knownRole: KnownRole = {
  of(uid) {
    const known = roles.read()?.get('');
    return known?.uid === uid ? known.role : undefined;
  },
  remember(uid, role) {
    roles.write('', { uid, role, keptAt: Date.now() });
  },
  forget() {
    roles.remove('');
  },
};
