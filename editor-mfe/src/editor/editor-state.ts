import { parseMenu, type Dish, type Tag } from '@simmer/shared/menu';
import { BLANK_DRAFT, draftOf, isSameDraft, type Draft } from '../draft/draft';
import { UNTOUCHED, type FormState, type Write } from '../write/write';

export interface Editing extends FormState<Draft> {
  id: string;
  /** The document when editing began. */
  original: unknown;
  /** The document that the changes are based on: the first, or what someone else has stored and the manager was told. */
  base: unknown;
}

/** What a switch sets for a dish, under the name of the stored field. */
export type Mark = 'soldOut' | 'hidden';

/** A write of an item outside its form; there is none while nothing is on its way and nothing has failed. */
export type ItemWrite = {
  action: Mark | Tag | 'photo' | 'prices' | 'move' | 'delete';
} & Exclude<Write, { status: 'idle' }>;

export interface EditorState {
  adding: FormState<Draft>;
  /** The one item in edit mode. */
  editing: Editing | null;
  /** The writes outside the form, by the id of a document or the name of a dish that is always on the menu. */
  itemWrites: ReadonlyMap<string, ItemWrite>;
  /** The name of the last item added, until the next action. */
  added: string | null;
  /** How many items were added. */
  addedCount: number;
  /** The result of the last action on an item in the list. */
  notice: { itemId: string; text: string } | null;
  /** Whether the page opened with typed text of an earlier visit. */
  isRestored: boolean;
}

export const INITIAL_STATE: EditorState = {
  adding: UNTOUCHED,
  editing: null,
  itemWrites: new Map(),
  added: null,
  addedCount: 0,
  notice: null,
  isRestored: false,
};

export function isSending(write: ItemWrite | undefined, action: ItemWrite['action']): boolean {
  return write?.action === action && write.status === 'sending';
}

/** Undefined when the document is not a valid dish. */
export function dishIn(id: string, data: unknown): Dish | undefined {
  return parseMenu([{ id, data }], { keepsHidden: true }).dishes[0];
}

export function originalDraft({ id, original }: Editing): Draft {
  const dish = dishIn(id, original);
  return dish ? draftOf(dish) : BLANK_DRAFT;
}

export function baseDraft(editing: Editing): Draft {
  const dish = dishIn(editing.id, editing.base);
  return dish ? draftOf(dish) : originalDraft(editing);
}

/** What the form shows: fields that the manager did not touch take on what someone else has stored. */
export function typedDraft(editing: Editing): Draft {
  return { ...baseDraft(editing), ...editing.changes };
}

export function typedNew({ changes }: FormState<Draft>): Draft {
  return { ...BLANK_DRAFT, ...changes };
}

/** A write that failed may have arrived, so the stored text may not even be the former one. */
export function isChanged(editing: Editing): boolean {
  const hasFailed = editing.write.status === 'failed';
  return hasFailed || !isSameDraft(typedDraft(editing), baseDraft(editing));
}

export function hasUnsavedText({ adding, editing }: EditorState): boolean {
  return !isSameDraft(typedNew(adding), BLANK_DRAFT) || (editing !== null && isChanged(editing));
}
