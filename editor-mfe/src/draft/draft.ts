import type { Dish } from '@simmer/shared/menu';
import { priceTextOf } from '../price/price-text';

/** One size as it is typed. */
export interface SizeRow {
  /** Keeps a row itself when others are added or removed; never stored. */
  key: number;
  label: string;
  price: string;
  feeds: string;
}

/** An item as it is typed: texts only, until they are checked. */
export interface Draft {
  name: string;
  description: string;
  rows: readonly SizeRow[];
}

const blankRow = (key: number, label = ''): SizeRow => ({ key, label, price: '', feeds: '' });

/** What the form for a new item starts with. */
export const BLANK_DRAFT: Draft = {
  name: '',
  description: '',
  rows: [blankRow(0, 'Small'), blankRow(1, 'Large')],
};

export function draftOf({ name, description, sizes }: Dish): Draft {
  return {
    name,
    description,
    rows: sizes.map(({ label, priceCents, feeds }, key) => ({
      key,
      label,
      price: priceTextOf(priceCents),
      feeds,
    })),
  };
}

export function withNewRow(draft: Draft): Draft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, blankRow(key)] };
}

export function withoutRow(draft: Draft, key: number): Draft {
  return { ...draft, rows: draft.rows.filter((row) => row.key !== key) };
}

export function withChangedRow(draft: Draft, changed: SizeRow): Draft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === changed.key ? changed : row)) };
}

/** Whether two drafts say the same; the keys of their rows do not count. */
export function saySame(one: Draft, other: Draft): boolean {
  return textsOf(one) === textsOf(other);
}

function textsOf({ name, description, rows }: Draft): string {
  return JSON.stringify([
    name,
    description,
    rows.map(({ label, price, feeds }) => [label, price, feeds]),
  ]);
}
