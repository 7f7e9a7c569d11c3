import type * as firebase from '@simmer/shared/firebase';

/** What the editor needs from outside. */
export interface EditorPorts extends Pick<
  typeof firebase,
  | 'addMenuItem'
  | 'deleteMenuItem'
  | 'readDishStates'
  | 'readMenu'
  | 'readOrdering'
  | 'readPicture'
  | 'saveDishState'
  | 'saveOrdering'
  | 'updateMenuItem'
> {
  /** Publishes that what guests see has changed. */
  announceChange: () => void;
  newId: () => string;
}
