import type { MenuFields } from '@simmer/shared/firebase';
import { MENU_LIMITS } from '@simmer/shared/menu';
import { formatMoney, MAX_PRICE_CENTS, type Cents } from '@simmer/shared/money';
import { parsePriceText, type PriceProblem } from '../price/price-text';
import type { Draft, SizeRow } from './draft';

export interface RowProblems {
  label?: string | undefined;
  price?: string | undefined;
  feeds?: string | undefined;
}

/** What is wrong with which field, as sentences; rows by their key. */
export interface Problems {
  name?: string | undefined;
  description?: string | undefined;
  rows: ReadonlyMap<number, RowProblems>;
}

export const NO_PROBLEMS: Problems = { rows: new Map() };

/** The fields of a menu document that the form writes. */
export type ItemFields = Pick<MenuFields, 'name' | 'description' | 'sizes'>;

export type CheckedDraft = { ok: true; fields: ItemFields } | { ok: false; problems: Problems };

/** Turns what is typed into what is stored, or says what has to be mended. A row without a price is left out. */
export function checkDraft(draft: Draft): CheckedDraft {
  const name = problemOfText(draft.name, MENU_LIMITS.name, 'Enter a name.');
  const description = problemOfText(
    draft.description,
    MENU_LIMITS.description,
    'Enter a description.',
  );
  const rows = new Map<number, RowProblems>();
  const labels = new Set<string>();
  const sizes: ItemFields['sizes'] = [];

  for (const row of draft.rows) {
    const price = parsePriceText(row.price);
    if (price.status === 'blank') continue;
    if (price.status === 'wrong') {
      rows.set(row.key, { price: wordsOf(price.problem) });
      continue;
    }
    const problems = problemsOfPricedRow(row, labels);
    labels.add(sameLabel(row.label));
    if (problems.label !== undefined || problems.feeds !== undefined) rows.set(row.key, problems);
    else sizes.push(storedSize(row, price.cents));
  }

  const [first] = draft.rows;
  if (first && sizes.length === 0 && rows.size === 0) {
    rows.set(first.key, { price: 'Enter a price for at least one size.' });
  }
  if (name !== undefined || description !== undefined || rows.size > 0) {
    return { ok: false, problems: { name, description, rows } };
  }
  return {
    ok: true,
    fields: { name: draft.name.trim(), description: draft.description.trim(), sizes },
  };
}

function storedSize({ label, feeds }: SizeRow, cents: Cents): ItemFields['sizes'][number] {
  return { label: label.trim(), price: cents / 100, feeds: feeds.trim() };
}

function problemsOfPricedRow({ label, feeds }: SizeRow, taken: ReadonlySet<string>): RowProblems {
  return {
    label:
      problemOfText(label, MENU_LIMITS.label, 'Enter what the size is called, such as “Small”.') ??
      (taken.has(sameLabel(label)) ? 'Another size has this name already.' : undefined),
    feeds: problemOfText(feeds, MENU_LIMITS.feeds),
  };
}

const sameLabel = (label: string) => label.trim().toLowerCase();

/** @param whenBlank the sentence for a text that must not be blank. */
function problemOfText(text: string, maxLength: number, whenBlank?: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return whenBlank;
  if (length <= maxLength) return undefined;
  return `Use at most ${String(maxLength)} characters; these are ${String(length)}.`;
}

function wordsOf(problem: PriceProblem): string {
  switch (problem) {
    case 'not-a-number':
      return 'Write the price as a number, such as 12 or 12.50.';
    case 'too-many-decimals':
      return 'Use at most two decimals, such as 12.50.';
    case 'below-zero':
      return 'A price cannot be below zero.';
    case 'too-high':
      return `The highest possible price is ${formatMoney(MAX_PRICE_CENTS)}.`;
  }
}
