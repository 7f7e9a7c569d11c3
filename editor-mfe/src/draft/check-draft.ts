import { asciiDigits } from '@simmer/shared/ascii-digits';
import type { MenuFields } from '@simmer/shared/firebase';
import { PLATES } from '@simmer/shared/config';
import { MENU_LIMITS } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import { parsePriceText } from './price-text';
import type { Draft, SizeRow } from './draft';
import { storedText, textProblem } from './typed-text';

export type RowProblems = Partial<Record<'label' | 'price' | 'feeds', string | undefined>>;

/** The message for each invalid field; for rows, by their key. */
export interface Problems {
  name?: string | undefined;
  description?: string | undefined;
  rows: ReadonlyMap<number, RowProblems>;
}

export const NO_PROBLEMS: Problems = { rows: new Map() };

/** The content of a valid draft, under the names of its parts. */
export type ItemFields = Pick<Required<MenuFields>, 'name' | 'description' | 'sizes' | 'tags'> &
  Pick<Draft, 'photoColor' | 'plate'>;

export type CheckedDraft = { ok: true; fields: ItemFields } | { ok: false; problems: Problems };

/** Converts the typed text into what is stored, or returns the problems. A row without a price is skipped. */
export function checkDraft(draft: Draft): CheckedDraft {
  const name = textProblem(draft.name, MENU_LIMITS.name, 'Enter a name.');
  const description = textProblem(
    draft.description,
    MENU_LIMITS.description,
    'Enter a description.',
  );
  const rows = new Map<number, RowProblems>();
  const labels = new Set<string>();
  const sizes: ItemFields['sizes'] = [];

  for (const row of draft.sizes) {
    const price = parsePriceText(row.price);
    if (price.status === 'blank') continue;
    if (price.status === 'wrong') {
      rows.set(row.key, { price: price.problem });
      continue;
    }
    const problems = rowProblems(row, labels);
    labels.add(normalized(row.label));
    if (problems.label !== undefined || problems.feeds !== undefined) rows.set(row.key, problems);
    else sizes.push(storedSize(row, price.cents));
  }

  const [first] = draft.sizes;
  if (first && sizes.length === 0 && rows.size === 0) {
    rows.set(first.key, { price: 'Enter a price for at least one size.' });
  }
  if (name !== undefined || description !== undefined || rows.size > 0) {
    return { ok: false, problems: { name, description, rows } };
  }
  return {
    ok: true,
    fields: {
      name: draft.name.trim(),
      description: draft.description.trim(),
      sizes,
      tags: draft.tags,
      photoColor: draft.photoColor,
      plate: draft.plate,
    },
  };
}

/** The fields of the document under the names that they have there. */
export function storedFields({ photoColor, ...fields }: Partial<ItemFields>): Partial<MenuFields> {
  return photoColor === undefined ? fields : { ...fields, picture: photoColor };
}

/** Fields that mean the same when absent are left out, because guests load them with each dish. */
export function newFields({ sizes, tags, photoColor, plate, ...texts }: ItemFields): MenuFields {
  return {
    ...texts,
    sizes: sizes.map(({ feeds, ...size }) => ({ ...size, ...(feeds && { feeds }) })),
    ...(tags.length > 0 && { tags }),
    ...(photoColor && { picture: photoColor }),
    ...(plate !== PLATES[0] && { plate }),
  };
}

function storedSize({ label, feeds }: SizeRow, cents: Cents): ItemFields['sizes'][number] {
  return { label: label.trim(), price: cents / 100, feeds: storedFeeds(feeds) };
}

/** Guests read "feeds 3-4" where only "3-4" was typed. */
function storedFeeds(typed: string): string {
  const text = storedText(typed);
  const digits = asciiDigits(text);
  return /^\d[\d\s–+-]*$/.test(digits) ? `feeds ${digits}` : text;
}

function rowProblems({ label, feeds }: SizeRow, taken: ReadonlySet<string>): RowProblems {
  return {
    label:
      textProblem(label, MENU_LIMITS.label, 'Enter a name for this size, such as “Small”.') ??
      (taken.has(normalized(label)) ? 'Another size already has this name.' : undefined),
    feeds: textProblem(storedFeeds(feeds), MENU_LIMITS.feeds),
  };
}

const normalized = (label: string) => label.trim().toLowerCase();
