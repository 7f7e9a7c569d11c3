import type * as firebase from '@simmer/shared/firebase';
import type * as owner from '@simmer/shared/owner-database';
import type { readComposedMenu } from '@simmer/shared/composed-menu';
import type { Copies } from '../limits/copied-limits';
import type { requestPhoto } from '@simmer/shared/request-photo';

/** What the editor needs from outside. */
export interface EditorPorts extends Pick<typeof firebase, 'readMenu'>, Readonly<typeof owner> {
  /** The stored photo of a dish; a different color means a different photo. */
  readPhoto: typeof requestPhoto;
  /** Has the drawings of the dishes of the configuration. */
  readComposedMenu: typeof readComposedMenu;
  /** What limits dishes limits their copies as well; nothing is sent in a shop without limits. */
  copyLimits: (copies: Copies) => Promise<unknown>;
  /** Takes dishes out of all limits. */
  dropLimits: (dishes: readonly string[]) => Promise<unknown>;
  /** Publishes that what guests see has changed. */
  announceChange: () => void;
  newId: () => string;
}
