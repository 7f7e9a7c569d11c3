import { useStore } from '@simmer/shared/store';
import { createContext, use } from 'react';
import { IDLE } from '../write/write';
import type { Editor } from './editor';
import { pageEditor } from './page-editor';

/** The exposed component takes no props, so tests provide their own editor through this context. */
export const EditorContext = createContext<Editor>(pageEditor);

export function useEditor(): Editor {
  return use(EditorContext);
}

/**
 * What became of the last action outside the forms.
 * @param at the id of an item, or one of `PLACES`.
 */
export function useOutcome(at: string) {
  const { itemWrites, notice } = useStore(useEditor());
  return { write: itemWrites.get(at) ?? IDLE, notice: notice?.at === at ? notice : null };
}
