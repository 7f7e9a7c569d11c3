import { parseMenu, type Dish } from '@simmer/shared/menu';
import { BLANK_DRAFT, draftOf, isSameDraft, type Draft } from '../draft/draft';
import type { Notice } from '../settings/forms';
import { UNTOUCHED, type FormState, type IDLE, type Write } from '../write/write';

export interface ItemFormState extends FormState<Draft> {
  /** What is asked before it is stored; submitting it again says yes. Empty if nothing is. */
  question: string;
}

export interface Editing extends ItemFormState {
  id: string;
  /** The document when editing began; empty if a dish of the configuration has none. */
  original: unknown;
  /** The document that the changes are based on: the first, or what someone else has stored and the manager was told. */
  base: unknown;
}

/** What a switch sets for a dish, under the name of the stored field. */
export type Mark = 'soldOut' | 'hidden';

/** A write of an item outside its form; there is none while nothing is on its way and nothing has failed. */
export type ItemWrite = {
  action: Mark | 'prices' | 'plans' | 'move' | 'delete' | 'put back';
} & Exclude<Write, { status: 'idle' }>;

/** Where a notice is shown that belongs to no item on the page. No document has such an id. */
export const PLACES = {
  newItem: '/new',
  list: '/list',
  prices: '/prices',
  plans: '/plans',
} as const;

/** What became of the last action. */
export interface PlacedNotice extends Notice {
  /** The id of an item, or one of `PLACES`. */
  at: string;
  /** Whether the action was an undo. */
  isUndo?: boolean;
}

export interface EditorState {
  adding: ItemFormState;
  /** The one item in edit mode. */
  editing: Editing | null;
  /** The item to edit next, if the manager agrees to discard the changes to the current one. */
  next: Dish | null;
  /** The writes outside the form, by the id of an item or one of `PLACES`. */
  itemWrites: ReadonlyMap<string, ItemWrite>;
  /** How many items were added. */
  addedCount: number;
  /** Shown until the next action. */
  notice: PlacedNotice | null;
  /** Whether the page opened with typed text of an earlier visit. */
  isRestored: boolean;
}

export const UNTOUCHED_ITEM = { ...UNTOUCHED, question: '' };

export const INITIAL_STATE: EditorState = {
  adding: UNTOUCHED_ITEM,
  editing: null,
  next: null,
  itemWrites: new Map(),
  addedCount: 0,
  notice: null,
  isRestored: false,
};

/** The form after the manager has typed. Another price is asked about again. */
export function typedInto<Form extends ItemFormState>(form: Form, part: Partial<Draft>): Form {
  const question = part.sizes ? '' : form.question;
  return { ...form, changes: { ...form.changes, ...part }, question };
}

export function isSending(write: ItemWrite | typeof IDLE, action: ItemWrite['action']): boolean {
  return write.status === 'sending' && write.action === action;
}

/** Undefined when the document is not a valid dish. */
export function dishIn(id: string, data: unknown): Dish | undefined {
  const { dishes, fixed } = parseMenu([{ id, data }], { keepsHidden: true });
  return dishes[0] ?? fixed.find((dish) => dish.id === id);
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
