import { BLANK_DRAFT, isEqual, type Draft } from '../draft/draft';
import { IDLE, type Write } from './write';

export interface FormState {
  draft: Draft;
  /** How often it was submitted with a problem. */
  attempts: number;
  write: Write;
}

export interface Editing extends FormState {
  id: string;
  /** The fields when the editing began. */
  stored: Draft;
}

/** A write of an item outside its form. */
export interface ItemWrite {
  action: 'sold-out' | 'delete';
  write: Write;
}

export interface EditorState {
  adding: FormState;
  /** The one item in edit mode. */
  editing: Editing | null;
  /** By document id. */
  itemWrites: ReadonlyMap<string, ItemWrite>;
  /** The name of the item added last, until the form is used again. */
  added: string | null;
  /** What was just done to an item in the list. */
  notice: { itemId: string; text: string } | null;
}

export const BLANK_FORM: FormState = { draft: BLANK_DRAFT, attempts: 0, write: IDLE };

export const INITIAL_STATE: EditorState = {
  adding: BLANK_FORM,
  editing: null,
  itemWrites: new Map(),
  added: null,
  notice: null,
};

export function isChanged({ draft, stored }: Editing): boolean {
  return !isEqual(draft, stored);
}

export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !isEqual(adding.draft, BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
