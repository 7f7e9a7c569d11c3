import {
  addMenuItem,
  deleteMenuItem,
  readMenu,
  readOrdering,
  readPicture,
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
  // Somebody may have added a photo since this page read the dish.
  deleteMenuItem: (id) => deleteMenuItem(id, true),
  readOrdering,
  readPicture,
  saveOrdering,
  announceChange: () => {
    events.publish('menu/changed', {});
  },
  newId: () => crypto.randomUUID(),
});

warnBeforeUnload(pageEditor);
