import { PLATES } from '@simmer/shared/config';
import { isBlank } from '@simmer/shared/blank';
import { FIXED_SECTIONS, type Dish } from '@simmer/shared/menu';
import type { DishPhoto } from '@simmer/shared/photo';
import { WEEKDAYS, type Weekday } from '@simmer/shared/ordering';
import { dequal } from 'dequal/lite';
import { priceTextOf } from './price-text';

export const SECTIONS = [...FIXED_SECTIONS, 'monthly'] as const;

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
  section: (typeof SECTIONS)[number];
  /** Separated by commas. */
  flavors: string;
  /** The tags, in the order of `TAGS`. */
  tags: readonly string[];
  /** The first day, like `2026-12-24`; empty for any. */
  from: string;
  /** The last day; empty for any. */
  until: string;
  /** None for any. */
  weekdays: readonly Weekday[];
  /** The color of the photo; empty if there is none. */
  photoColor: string;
  /** The entry of `PLATES` that is drawn in place of a photo. */
  plate: string;
  /** Whether it needs no cooking, unlike the rest of its section. */
  isReady: boolean;
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
  section: 'monthly',
  flavors: '',
  tags: [],
  from: '',
  until: '',
  weekdays: [],
  photoColor: '',
  plate: PLATES[0],
  isReady: false,
  photo: undefined,
};

export function draftOf({ sizes, flavors, ...dish }: Dish): Draft {
  const { name, description, section, tags, from, until, photoColor, plate } = dish;
  return {
    ...{ name, description, section, tags, from, until, photoColor, plate },
    isReady: dish.isReady === true,
    weekdays: weekdaysIn(dish.weekdays),
    flavors: flavors.join(', '),
    sizes: sizes.map(({ label, priceCents, feeds }, key) => ({
      key,
      label,
      price: priceTextOf(priceCents),
      feeds,
    })),
    photo: undefined,
  };
}

/** Those that are weekdays, in their order. */
export function weekdaysIn(numbers: readonly number[]): readonly Weekday[] {
  return WEEKDAYS.filter((day) => numbers.includes(day));
}

/** The typed flavors, each once. */
export function flavorsIn(typed: string): readonly string[] {
  const all = typed
    .split(/[,،、，]/)
    // The rules want a visible character first, and people paste marks of direction.
    .flatMap((one) => (isBlank(one) ? [] : one.replace(/^[\p{Z}\p{C}]+/u, '').trim()));
  const words = all.map((one) => one.toLowerCase());
  return all.filter((_one, place) => words.indexOf(words[place] ?? '') === place);
}

export const PARTS = [
  'name',
  'section',
  'description',
  'sizes',
  'flavors',
  'tags',
  'from',
  'until',
  'weekdays',
  'photoColor',
  'plate',
  'isReady',
] as const;
export type Part = (typeof PARTS)[number];

export function isSamePart(part: Part, one: Draft, other: Draft): boolean {
  return dequal(storedParts(one)[part], storedParts(other)[part]);
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return PARTS.every((part) => isSamePart(part, one, other));
}

/** The draft without the keys of its rows. A different photo has a different color. */
function storedParts(draft: Draft): Record<Part, unknown> {
  return {
    ...draft,
    flavors: flavorsIn(draft.flavors),
    sizes: draft.sizes.map((row) => ({ ...row, key: 0 })),
  };
}
