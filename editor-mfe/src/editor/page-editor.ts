import {
  addMenuItem,
  deleteMenuItem,
  readDishStates,
  readMenu,
  readOrdering,
  saveDishState,
  saveOrdering,
  updateMenuItem,
} from '@simmer/shared/firebase';
import { requestPhoto } from '@simmer/shared/request-photo';
import { events } from '../events';
import { isOrderingChanged } from '../ordering/ordering-state';
import { createEditor, type Editor } from './editor';
import { hasUnsavedText } from './editor-state';

/** Outlives the route, so that Back and Forward keep the typed text. */
export const pageEditor = createEditor({
  readMenu,
  addMenuItem,
  updateMenuItem,
  deleteMenuItem,
  readDishStates,
  readOrdering,
  readPhoto: requestPhoto,
  saveDishState,
  saveOrdering,
  announceChange: () => events.publish('menu/changed', {}),
  newId: () => crypto.randomUUID(),
});

warnBeforeUnload(pageEditor);

/**
 * Makes the browser ask before closing or reloading the site with unsaved text, on any route. It listens only while
 * text is unsaved, because a `beforeunload` listener keeps a page out of the back/forward cache.
 */
export function warnBeforeUnload(editor: Editor): void {
  function update(): void {
    if (hasUnsavedText(editor.get()) || isOrderingChanged(editor.ordering.get())) {
      window.addEventListener('beforeunload', ask);
    } else {
      window.removeEventListener('beforeunload', ask);
    }
  }
  editor.subscribe(update);
  editor.ordering.subscribe(update);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
