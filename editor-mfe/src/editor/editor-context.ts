import { createContext, use, useSyncExternalStore } from 'react';
import type { MenuState } from '@simmer/shared/menu-store';
import type { Editor } from './editor';
import type { OrderingState } from '../ordering/ordering-state';
import type { EditorState } from './editor-state';
import { pageEditor } from './page-editor';

/** The exposed component takes no props, so tests provide their own editor through this context. */
export const EditorContext = createContext<Editor>(pageEditor);

export function useEditor(): Editor {
  return use(EditorContext);
}

export function useEditorState(): EditorState {
  const { subscribe, getState } = useEditor();
  return useSyncExternalStore(subscribe, getState, getState);
}

export function useOrderingState(): OrderingState {
  const { ordering } = useEditor();
  return useSyncExternalStore(ordering.subscribe, ordering.getState, ordering.getState);
}

export function useStoredMenu(): MenuState {
  const { menu } = useEditor();
  return useSyncExternalStore(menu.subscribe, menu.getState, menu.getState);
}
