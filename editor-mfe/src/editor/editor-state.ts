import { parseMenu, type Dish } from '@simmer/shared/menu';
import type { ItemFields } from '../draft/check-draft';
import {
  BLANK_DRAFT,
  draftOf,
  isSameDraft,
  isSamePart,
  PARTS,
  type Draft,
  type Part,
} from '../draft/draft';
import { IDLE, type FormState, type Write } from '../write/write';

export interface Editing extends FormState<Draft> {
  id: string;
  /** The fields when editing began. */
  stored: Draft;
  /** The document when editing began. */
  read: unknown;
  /**
   * The document that the manager knows: `read`, or what someone else has stored since then and the manager was told
   * about. What differs from it is what the manager has changed.
   */
  known: unknown;
  /** What the last write sent, if it failed: it may have arrived all the same. */
  unsure: Partial<ItemFields>;
}

/** A write of an item outside its form; there is none while nothing is on its way and nothing has failed. */
export type ItemWrite = {
  action: 'sold-out' | 'hidden' | 'move' | 'delete';
} & Exclude<Write, { status: 'idle' }>;

export interface EditorState {
  adding: FormState<Draft>;
  /** The one item in edit mode. */
  editing: Editing | null;
  /** By document id. */
  itemWrites: ReadonlyMap<string, ItemWrite>;
  /** The name of the last item added, until the next action. */
  added: string | null;
  /** How many items were added: the form for each one starts afresh. */
  addedCount: number;
  /** The result of the last action on an item in the list. */
  notice: { itemId: string; text: string } | null;
}

export const BLANK_FORM: FormState<Draft> = { draft: BLANK_DRAFT, attempts: 0, write: IDLE };

export const INITIAL_STATE: EditorState = {
  adding: BLANK_FORM,
  editing: null,
  itemWrites: new Map(),
  added: null,
  addedCount: 0,
  notice: null,
};

/** Fields that the manager did not touch take on what someone else has stored; typed text stays. */
export function withRemoteChanges(editing: Editing, known: unknown): Editing {
  const dish = knownDish({ id: editing.id, known });
  if (!dish) return { ...editing, known };
  const theirs = draftOf(dish);
  const before = knownDraft(editing);
  const isUntouched = (part: Part) =>
    editing.unsure[part === 'rows' ? 'sizes' : part] === undefined &&
    isSamePart(part, editing.draft, before);
  const draft = PARTS.reduce(
    (mine, part) => (isUntouched(part) ? { ...mine, [part]: theirs[part] } : mine),
    editing.draft,
  );
  return { ...editing, draft, known };
}

/** The dish as the manager knows it; undefined when its document is not a valid dish. */
export function knownDish({ id, known }: Pick<Editing, 'id' | 'known'>): Dish | undefined {
  return parseMenu([{ id, data: known }], { keepsHidden: true }).dishes[0];
}

/** The fields as the manager knows them. */
export function knownDraft(editing: Editing): Draft {
  const dish = knownDish(editing);
  return dish ? draftOf(dish) : editing.stored;
}

/** What the manager's changes are compared with: the document as they know it, if it is a valid dish. */
export function baseOf(editing: Editing): unknown {
  return knownDish(editing) ? editing.known : editing.read;
}

export function isUnsure({ unsure }: Editing): boolean {
  return Object.keys(unsure).length > 0;
}

export function isChanged(editing: Editing): boolean {
  return isUnsure(editing) || !isSameDraft(editing.draft, knownDraft(editing));
}

export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !isSameDraft(adding.draft, BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
