import { PLATES } from '@simmer/shared/config';
import { TAGS, type Dish, type Tag } from '@simmer/shared/menu';
import type { DishPhoto } from '@simmer/shared/photo';
import { dequal } from 'dequal/lite';
import { priceTextOf } from './price-text';

/** One size as it was typed. */
export interface SizeRow {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  label: string;
  price: string;
  feeds: string;
}

/** An item as typed, before validation; the names are those of `Dish`. */
export interface Draft {
  name: string;
  description: string;
  sizes: readonly SizeRow[];
  /** The tags, in the order of `TAGS`. */
  tags: readonly string[];
  /** The color of the photo; empty if there is none. */
  photoColor: string;
  /** The entry of `PLATES` that is drawn in place of a photo. */
  plate: string;
  /** What becomes of the stored photo: a new one replaces it, null removes it, undefined leaves it. */
  photo: DishPhoto | null | undefined;
}

export const BLANK_ROW: SizeRow = { key: 0, label: '', price: '', feeds: '' };

export const BLANK_DRAFT: Draft = {
  name: '',
  description: '',
  sizes: [
    { ...BLANK_ROW, label: 'Small' },
    { ...BLANK_ROW, key: 1, label: 'Large' },
  ],
  tags: [],
  photoColor: '',
  plate: PLATES[0],
  photo: undefined,
};

export function draftOf({ name, description, sizes, tags, photoColor, plate }: Dish): Draft {
  return {
    name,
    description,
    sizes: sizes.map(({ label, priceCents, feeds }, key) => ({
      key,
      label,
      price: priceTextOf(priceCents),
      feeds,
    })),
    tags,
    photoColor,
    plate,
    photo: undefined,
  };
}

/** The tags, in the order of `TAGS`. */
export function withTag(tags: readonly string[], tag: Tag, isOn: boolean): readonly Tag[] {
  return TAGS.filter((one) => (one === tag ? isOn : tags.includes(one)));
}

export const PARTS = ['name', 'description', 'sizes', 'tags', 'photoColor', 'plate'] as const;
export type Part = (typeof PARTS)[number];

export function isSamePart(part: Part, one: Draft, other: Draft): boolean {
  return dequal(storedParts(one)[part], storedParts(other)[part]);
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return PARTS.every((part) => isSamePart(part, one, other));
}

/** The draft without the keys of its rows. A different photo has a different color. */
function storedParts(draft: Draft): Pick<Draft, Part> {
  return { ...draft, sizes: draft.sizes.map((row) => ({ ...row, key: 0 })) };
}
