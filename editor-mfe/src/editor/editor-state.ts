import { BLANK_DRAFT, saySame, type Draft } from '../draft/draft';
import { IDLE, type Write } from './write';

/** One form: what is typed, how often it was sent with something wrong in it, and its write. */
export interface FormState {
  draft: Draft;
  attempts: number;
  write: Write;
}

export interface Editing extends FormState {
  id: string;
  /** What the fields said when the editing began. */
  stored: Draft;
}

/** What happens to an item outside its form. */
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
  /** The name of the item that was added last, until the form is used again. */
  added: string | null;
  /** What was just done to an item of the list. */
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
  return !saySame(draft, stored);
}

/** Whether something is typed that the database does not have. */
export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !saySame(adding.draft, BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
