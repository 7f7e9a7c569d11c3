import { bus } from '@simmer/shared/bus';
import { addMenuItem, deleteMenuItem, readMenu, updateMenuItem } from '@simmer/shared/firebase';
import { warnBeforeUnload } from '../leaving/warn-before-unload';
import { createEditor } from './editor';

/** It outlives the route, so that Back and Forward keep the typed text. */
export const pageEditor = createEditor({
  readMenu,
  addMenuItem,
  updateMenuItem,
  deleteMenuItem,
  announceChange: () => {
    bus.publish('menu/changed', {});
  },
  newId: () => crypto.randomUUID(),
});

warnBeforeUnload(pageEditor);
