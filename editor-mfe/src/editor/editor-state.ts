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
  /** The fields when editing began. */
  stored: Draft;
  /** The document when editing began. What differs from it is what the manager has changed. */
  read: unknown;
  /**
   * The document that the manager knows: `read`, or what someone else has stored since then and the manager was told
   * about.
   */
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
  /** The name of the last item added, until the form is used again. */
  added: string | null;
  /** The result of the last action on an item in the list. */
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

/** Fields that the manager did not touch take on what someone else has stored; typed text stays. */
export function withRemoteChanges(editing: Editing, known: unknown): Editing {
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

/** The dish as the manager knows it; undefined when its document is not a valid dish. */
export function knownDish({ id, known }: Pick<Editing, 'id' | 'known'>): Dish | undefined {
  return parseMenu([{ id, data: known }], true).dishes[0];
}

export function isChanged({ draft, stored }: Editing): boolean {
  return !isEqual(draft, stored);
}

export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !isEqual(adding.draft, BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
