import { isBlank } from '@simmer/shared/blank';
import { parseMenu, type Dish, type Plan } from '@simmer/shared/menu';
import type { Weekday } from '@simmer/shared/ordering';
import { dequal } from 'dequal/lite';
import { BLANK_DRAFT, draftOf, isSameDraft, type Draft } from '../draft/draft';
import type { Notice } from '../settings/settings-editor';
import type { PriceChange } from './size-prices';
import { UNTOUCHED, type FormState, type IDLE, type Write } from '../write/write';

/** The form of a dish. A new one is a dish without a document. */
export interface ItemFormState extends FormState<Draft> {
  /** Empty for a new dish. */
  id: string;
  /** The document when editing began; empty if a dish of the configuration has none, undefined for a new dish. */
  original: unknown;
  /** The document that the changes are based on: the first, or what someone else has stored and the manager was told. */
  base: unknown;
  /** What is asked before it is stored; submitting it again says yes. Empty if nothing is. */
  question: string;
  /** A new dish that was sent. It keeps its id when it is tried again: without an answer, it may have arrived. */
  tried?: { id: string; name: string } | undefined;
}

/** What a switch sets for a dish, under the name of the stored field. */
export type Mark = 'soldOut' | 'hidden';

/** A write of an item outside its form; there is none while nothing is on its way and nothing has failed. */
export type ItemWrite = {
  action: Mark | 'prices' | 'plans' | 'former' | 'move' | 'delete';
} & Exclude<Write, { status: 'idle' }>;

/** Where a notice is shown that belongs to no item on the page. No document has such an id. */
export const PLACES = {
  newItem: '/new',
  list: '/list',
  over: '/over',
  prices: '/prices',
  plans: '/plans',
  former: '/former',
} as const;

/** What became of the last action. */
export interface PlacedNotice extends Notice {
  /** The id of an item, or one of `PLACES`. */
  at: string;
  /** The place that a deleted item had in the list. */
  place?: number | undefined;
  /** Whether the action was an undo. */
  isUndo?: boolean;
}

/** What is typed about several dishes at once. */
export interface Several {
  plans: SeveralPlans;
  prices: {
    percent: string;
    /** In cents. */
    step: string;
    /** Prices that may be stored: they are sent again as they were, or every price would be raised twice. */
    sent?: readonly PriceChange[] | undefined;
  };
}

export interface SeveralPlans extends Pick<Plan, 'from' | 'until'> {
  /** Of the chosen dishes. */
  ids: readonly string[];
  /** Missing if each keeps its own. */
  weekdays?: readonly Weekday[] | undefined;
  /**
   * The ids of their copies, which they keep when they are sent again; missing if the dishes themselves are planned.
   */
  copies?: Readonly<Record<string, string>> | undefined;
}

export interface Forms {
  adding: ItemFormState;
  /** The one item in edit mode. */
  editing: ItemFormState | null;
}

export interface EditorState {
  forms: Forms;
  several: Several;
  /** The item to edit next, if the manager agrees to discard the changes to the current one. */
  next: Dish | null;
  /** The writes outside the form, by the id of an item or one of `PLACES`. */
  itemWrites: ReadonlyMap<string, ItemWrite>;
  /** How many items were added. */
  addedCount: number;
  /** How many changes have replaced something that is kept, or brought it back. */
  replacedCount: number;
  /** Shown until the next action. */
  notice: PlacedNotice | null;
  /** Whether the page opened with typed text of an earlier visit. */
  isRestored: boolean;
}

/** The form of a dish as it opens. */
export function formOf(id: string, original: unknown, changes: Partial<Draft> = {}): ItemFormState {
  return { ...UNTOUCHED, question: '', id, original, base: original, changes };
}

export const NEW_ITEM = formOf('', undefined);

export const NO_PLANS: SeveralPlans = { ids: [], from: '', until: '' };

export const INITIAL_STATE: EditorState = {
  forms: { adding: NEW_ITEM, editing: null },
  several: { plans: NO_PLANS, prices: { percent: '', step: '50' } },
  next: null,
  itemWrites: new Map(),
  addedCount: 0,
  replacedCount: 0,
  notice: null,
  isRestored: false,
};

export function isSending(write: ItemWrite | typeof IDLE, action: ItemWrite['action']): boolean {
  return write.status === 'sending' && write.action === action;
}

/** Undefined when the document is not a valid dish. */
export function dishIn(id: string, data: unknown): Dish | undefined {
  // A new dish; and when the page loads, the configuration is not there yet.
  if (data === undefined) return undefined;
  const { dishes, fixed } = parseMenu([{ id, data }], { keepsHidden: true });
  return dishes[0] ?? fixed.find((dish) => dish.id === id);
}

export function originalDraft({ id, original }: ItemFormState): Draft {
  const dish = dishIn(id, original);
  return dish ? draftOf(dish) : BLANK_DRAFT;
}

export function baseDraft(form: ItemFormState): Draft {
  const dish = dishIn(form.id, form.base);
  return dish ? draftOf(dish) : originalDraft(form);
}

/** What the form shows: fields that the manager did not touch take on what someone else has stored. */
export function typedDraft(form: ItemFormState): Draft {
  return { ...baseDraft(form), ...form.changes };
}

/** A write that failed may have arrived, so the stored text may not even be the former one. */
export function isChanged(form: ItemFormState): boolean {
  const hasFailed = form.id !== '' && form.write.status === 'failed';
  return hasFailed || !isSameDraft(typedDraft(form), baseDraft(form));
}

export function hasUnsavedText({ forms: { adding, editing }, several }: EditorState): boolean {
  const isForm = isChanged(adding) || (editing !== null && isChanged(editing));
  return isForm || !dequal(several.plans, NO_PLANS) || !isBlank(several.prices.percent);
}
