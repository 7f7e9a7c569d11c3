import { createContext, use } from 'react';
import type { Editor } from './editor';
import { pageEditor } from './page-editor';

/** The exposed component takes no props, so tests provide their own editor through this context. */
export const EditorContext = createContext<Editor>(pageEditor);

export function useEditor(): Editor {
  return use(EditorContext);
}
