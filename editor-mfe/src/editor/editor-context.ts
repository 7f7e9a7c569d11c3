import { useStore } from '@simmer/shared/store';
import { createContext, use } from 'react';
import type { MenuState } from '@simmer/shared/menu-store';
import type { Editor } from './editor';
import type { FixedDishesState } from './fixed-dishes';
import type { OrderingState } from '../ordering/ordering-state';
import type { EditorState } from './editor-state';
import { pageEditor } from './page-editor';

/** The exposed component takes no props, so tests provide their own editor through this context. */
export const EditorContext = createContext<Editor>(pageEditor);

export function useEditor(): Editor {
  return use(EditorContext);
}

export function useEditorState(): EditorState {
  return useStore(useEditor());
}

export function useOrderingState(): OrderingState {
  return useStore(useEditor().ordering);
}

export function useFixedDishes(): FixedDishesState {
  return useStore(useEditor().fixedDishes);
}

export function useStoredMenu(): MenuState {
  return useStore(useEditor().menu);
}
