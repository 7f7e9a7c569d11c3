import {
  addMenuItem,
  deleteMenuItem,
  readDishStates,
  readMenu,
  readOrdering,
  readPicture,
  saveDishState,
  saveOrdering,
  updateMenuItem,
} from '@simmer/shared/firebase';
import { events } from '../events';
import { warnBeforeUnload } from '../unsaved-changes/warn-before-unload';
import { createEditor } from './editor';

/** Outlives the route, so that Back and Forward keep the typed text. */
export const pageEditor = createEditor({
  readMenu,
  addMenuItem,
  updateMenuItem,
  deleteMenuItem,
  readDishStates,
  readOrdering,
  readPicture,
  saveDishState,
  saveOrdering,
  announceChange: () => {
    events.publish('menu/changed', {});
  },
  newId: () => crypto.randomUUID(),
});

warnBeforeUnload(pageEditor);
