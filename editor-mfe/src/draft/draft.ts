import { TAGS, type Dish } from '@simmer/shared/menu';
import type { DishPicture } from '@simmer/shared/picture';
import { priceTextOf } from './price-text';

/** One size as typed. */
export interface SizeRow {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  label: string;
  price: string;
  feeds: string;
}

/** An item as typed, before validation. */
export interface Draft {
  name: string;
  description: string;
  rows: readonly SizeRow[];
  /** In the order of `TAGS`. */
  tags: readonly string[];
  /** The color of the photo; empty without one. */
  picture: string;
  /** A photo that is not stored yet. */
  photo: DishPicture | null;
}

const blankRow = (key: number, label = ''): SizeRow => ({ key, label, price: '', feeds: '' });

export const BLANK_DRAFT: Draft = {
  name: '',
  description: '',
  rows: [blankRow(0, 'Small'), blankRow(1, 'Large')],
  tags: [],
  picture: '',
  photo: null,
};

export function draftOf({ name, description, sizes, tags, picture }: Dish): Draft {
  return {
    name,
    description,
    rows: sizes.map(({ label, priceCents, feeds }, key) => ({
      key,
      label,
      price: priceTextOf(priceCents),
      feeds,
    })),
    tags,
    picture,
    photo: null,
  };
}

/**
 * What becomes of the stored photo when a draft is saved.
 * @param picture the color to store; undefined when it stays as it is.
 * @returns a new photo; null to delete the stored one, undefined to leave it.
 */
export function photoToStore(
  picture: string | undefined,
  { photo }: Draft,
): DishPicture | null | undefined {
  if (picture === undefined) return undefined;
  return photo ?? (picture === '' ? null : undefined);
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

export function withTag(draft: Draft, tag: string, isChosen: boolean): Draft {
  const tags = TAGS.filter((one) => (one === tag ? isChosen : draft.tags.includes(one)));
  return { ...draft, tags };
}

export const PARTS = ['name', 'description', 'rows', 'tags', 'picture'] as const;
export type Part = (typeof PARTS)[number];

export function isSamePart(part: Part, one: Draft, other: Draft): boolean {
  return isSameDraft(
    { ...BLANK_DRAFT, [part]: one[part] },
    { ...BLANK_DRAFT, [part]: other[part] },
  );
}

/** Compares two drafts by their text, ignoring the keys of their rows. A different photo has a different color. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return textsOf(one) === textsOf(other);
}

function textsOf(draft: Draft): string {
  return JSON.stringify({
    ...draft,
    photo: undefined,
    rows: draft.rows.map((row) => ({ ...row, key: undefined })),
  });
}
