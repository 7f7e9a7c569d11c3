import { hasUnsavedText, type EditorState } from '../editor/editor-state';

interface Watched {
  getState: () => EditorState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the browser ask before it closes or reloads the site with unsaved text, on any route. It listens only while
 * text is unsaved: a beforeunload listener excludes a page from the back/forward cache.
 */
export function warnBeforeUnload({ getState, subscribe }: Watched): void {
  subscribe(() => {
    if (hasUnsavedText(getState())) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
