import type * as firebase from '@simmer/shared/firebase';
import type { requestPicture } from '@simmer/shared/request-picture';

/** What the editor needs from outside. */
export interface EditorPorts extends Pick<
  typeof firebase,
  | 'addMenuItem'
  | 'deleteMenuItem'
  | 'readDishStates'
  | 'readMenu'
  | 'readOrdering'
  | 'saveDishState'
  | 'saveOrdering'
  | 'updateMenuItem'
> {
  /** The stored photo of a dish; a different color means a different photo. */
  readPhoto: typeof requestPicture;
  /** Publishes that what guests see has changed. */
  announceChange: () => void;
  newId: () => string;
}
