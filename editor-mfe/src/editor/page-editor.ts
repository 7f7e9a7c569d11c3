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
  deleteMenuItem,
  readOrdering,
  readPicture,
  saveOrdering,
  announceChange: () => {
    events.publish('menu/changed', {});
  },
  newId: () => crypto.randomUUID(),
});

warnBeforeUnload(pageEditor);
