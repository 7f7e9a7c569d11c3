import { hasUnsavedText, type EditorState } from '../editor/editor-state';

interface Watched {
  getState: () => EditorState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The browser asks before it closes or reloads a page with unsaved text on it, also after Back led from the
 * editor to another page of the site. It listens only while there is something to lose: browsers take a page
 * with such a listener out of their cache for Back and Forward.
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
