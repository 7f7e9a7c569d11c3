import type { Editor } from '../editor/editor';
import { hasUnsavedText } from '../editor/editor-state';
import { isOrderingChanged } from '../ordering/ordering-state';

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
