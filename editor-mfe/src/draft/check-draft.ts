import { asciiDigits } from '@simmer/shared/ascii-digits';
import type { MenuFields } from '@simmer/shared/firebase';
import { PLATES } from '@simmer/shared/config';
import { MENU_LIMITS, type Dish } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import { parsePriceText } from './price-text';
import { flavorsIn, weekdaysIn, type Draft, type SizeRow } from './draft';
import { planProblems, type PlanProblems } from './plan';
import { storedText, textProblem } from './typed-text';

export type RowProblems = Partial<Record<'label' | 'price' | 'feeds', string | undefined>>;

/** The message for each invalid field; for rows, by their key. */
export interface Problems extends PlanProblems {
  name?: string | undefined;
  description?: string | undefined;
  flavors?: string | undefined;
  rows: ReadonlyMap<number, RowProblems>;
}

export const NO_PROBLEMS: Problems = { rows: new Map() };

/** The content of a valid draft, under the names of its parts. */
export type ItemFields = Pick<
  Required<MenuFields>,
  'name' | 'description' | 'section' | 'sizes' | 'flavors' | 'tags' | 'from' | 'until' | 'weekdays'
> &
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
  const flavors = flavorsIn(draft.flavors);
  const flavorProblem = flavorsProblem(flavors);
  const plan = planProblems(draft);
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
  if ([name, description, flavorProblem, plan.from, plan.until].some(Boolean) || rows.size > 0) {
    return { ok: false, problems: { name, description, flavors: flavorProblem, ...plan, rows } };
  }
  return {
    ok: true,
    fields: {
      name: draft.name.trim(),
      description: draft.description.trim(),
      ...{ section: draft.section, sizes, flavors, tags: draft.tags },
      ...{ from: draft.from, until: draft.until, weekdays: draft.weekdays },
      ...{ photoColor: draft.photoColor, plate: draft.plate },
    },
  };
}

/** The fields of the document under the names that they have there. */
export function storedFields({ photoColor, ...fields }: Partial<ItemFields>): Partial<MenuFields> {
  return photoColor === undefined ? fields : { ...fields, picture: photoColor };
}

/** What a dish contains; undefined if the database would refuse it, which checks the whole document. */
export function fieldsOf(dish: Dish): ItemFields | undefined {
  const { name, description, section, flavors, tags, from, until, photoColor, plate } = dish;
  const sizes = dish.sizes.flatMap(({ label, priceCents, feeds }) =>
    priceCents === null ? [] : { label, price: priceCents / 100, ...(feeds && { feeds }) },
  );
  if (description === '' || sizes.length < dish.sizes.length) return undefined;
  const weekdays = weekdaysIn(dish.weekdays);
  return {
    ...{ name, description, section, sizes, flavors, tags },
    ...{ from, until, weekdays, photoColor, plate },
  };
}

/** The whole document of a dish, or undefined like `fieldsOf`. */
export function documentOf(dish: Dish): MenuFields | undefined {
  const fields = fieldsOf(dish);
  return (
    fields && {
      ...newFields(fields),
      ...(dish.isSoldOut && { soldOut: true }),
      ...(dish.isHidden && { hidden: true }),
    }
  );
}

/** Fields that mean the same when absent are left out, because guests load them with each dish. */
export function newFields(fields: ItemFields): MenuFields {
  const { section, sizes, flavors, tags, photoColor, plate, from, until, weekdays, ...texts } =
    fields;
  return {
    ...texts,
    ...(section !== 'monthly' && { section }),
    sizes: sizes.map(({ feeds, ...size }) => ({ ...size, ...(feeds && { feeds }) })),
    ...(flavors.length > 0 && { flavors }),
    ...(tags.length > 0 && { tags }),
    ...(from && { from }),
    ...(until && { until }),
    ...(weekdays.length > 0 && { weekdays }),
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

function flavorsProblem(flavors: readonly string[]): string | undefined {
  if (flavors.length > MENU_LIMITS.flavors)
    return `Use at most ${String(MENU_LIMITS.flavors)} flavors. You have ${String(flavors.length)}.`;
  const long = flavors.find((flavor) => flavor.length > MENU_LIMITS.label);
  return long && `“${long}”: ${textProblem(long, MENU_LIMITS.label) ?? ''}`;
}

const normalized = (label: string) => label.trim().toLowerCase();
