import { parseMenu, type Dish } from '@simmer/shared/menu';
import { BLANK_DRAFT, draftOf, isEqual, isEqualIn, PARTS, type Draft } from '../draft/draft';
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
  /** The document when the editing began: what differs from it is what the manager changed. */
  read: unknown;
  /** The document that the manager knows of: `read`, or what somebody else has stored since and this one was told. */
  known: unknown;
}

/** A write of an item outside its form. */
export interface ItemWrite {
  action: 'sold-out' | 'hidden' | 'move' | 'delete';
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

/** What the manager did not touch follows what somebody else has stored; what was typed stays. */
export function withTheirs(editing: Editing, known: unknown): Editing {
  const { id, stored } = editing;
  const dish = knownDish({ id, known });
  if (!dish) return { ...editing, known };
  const theirs = draftOf(dish);
  const draft = PARTS.reduce(
    (mine, part) => (isEqualIn(part, mine, stored) ? { ...mine, [part]: theirs[part] } : mine),
    editing.draft,
  );
  return { ...editing, draft, known };
}

/** The dish that the manager knows of; undefined when its document is none. */
export function knownDish({ id, known }: Pick<Editing, 'id' | 'known'>): Dish | undefined {
  return parseMenu([{ id, data: known }], true).dishes[0];
}

export function isChanged({ draft, stored }: Editing): boolean {
  return !isEqual(draft, stored);
}

export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !isEqual(adding.draft, BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
