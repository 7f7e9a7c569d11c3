import { asciiDigits } from '@simmer/shared/ascii-digits';
import type { MenuFields } from '@simmer/shared/firebase';
import { PLATES } from '@simmer/shared/config';
import { MENU_LIMITS, type Dish } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import { parsePriceText } from './price-text';
import { flavorsIn, weekdaysIn, type Draft, type SizeRow } from './draft';
import { planProblems } from './plan';
import { checked, type Checked, type Found } from './field-problems';
import { storedText, textProblem } from './typed-text';

/** The content of a valid draft, under the names of its parts. */
export type ItemFields = Pick<
  Required<MenuFields>,
  'name' | 'description' | 'section' | 'sizes' | 'flavors' | 'tags' | 'from' | 'until' | 'weekdays'
> &
  Pick<Draft, 'photoColor' | 'plate' | 'isReady'>;

/** The name of an input of a size's row. */
export const sizeField = (name: 'label' | 'price' | 'feeds', key: number) =>
  `${name} ${String(key)}`;

/** Converts the typed text into what is stored. A row without a price is skipped. */
export function checkDraft(draft: Draft): Checked<ItemFields> {
  const { section, tags, from, until, weekdays, photoColor, plate, isReady } = draft;
  const flavors = flavorsIn(draft.flavors);
  const [sizes, sizeProblems] = checkSizes(draft.sizes);
  return checked(
    {
      name: draft.name.trim(),
      description: draft.description.trim(),
      ...{ section, sizes, flavors, tags },
      ...{ from, until, weekdays, photoColor, plate, isReady },
    },
    [
      ['name', textProblem(draft.name, MENU_LIMITS.name, 'Enter a name.')],
      [
        'description',
        textProblem(draft.description, MENU_LIMITS.description, 'Enter a description.'),
      ],
      ['flavors', flavorsProblem(flavors)],
      ...planProblems(draft),
      ...sizeProblems,
    ],
  );
}

function checkSizes(rows: Draft['sizes']): readonly [ItemFields['sizes'], readonly Found[]] {
  const sizes: ItemFields['sizes'] = [];
  const found: Found[] = [];
  const labels = new Set<string>();
  for (const row of rows) {
    const { key, label, feeds } = row;
    const price = parsePriceText(row.price);
    if (price.status === 'blank') continue;
    if (price.status === 'wrong') {
      found.push([sizeField('price', key), price.problem]);
      continue;
    }
    found.push([sizeField('label', key), labelProblem(label, labels)]);
    found.push([sizeField('feeds', key), textProblem(storedFeeds(feeds), MENU_LIMITS.feeds)]);
    labels.add(normalized(label));
    sizes.push(storedSize(row, price.cents));
  }
  const [first] = rows;
  if (first && found.length === 0)
    found.push([sizeField('price', first.key), 'Enter a price for at least one size.']);
  return [sizes, found];
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
    ...{ from, until, weekdays, photoColor, plate, isReady: dish.isReady === true },
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
  const { section, sizes, flavors, tags, photoColor, plate, isReady, ...others } = fields;
  const { from, until, weekdays, ...texts } = others;
  return {
    ...texts,
    ...(section !== 'monthly' && { section }),
    sizes,
    ...(flavors.length > 0 && { flavors }),
    ...(tags.length > 0 && { tags }),
    ...(from && { from }),
    ...(until && { until }),
    ...(weekdays.length > 0 && { weekdays }),
    ...(photoColor && { picture: photoColor }),
    ...(plate !== PLATES[0] && { plate }),
    ...(isReady && { isReady }),
  };
}

/** As a dish has it when it is read: without servings that nobody has typed. */
function storedSize({ label, feeds: typed }: SizeRow, cents: Cents): ItemFields['sizes'][number] {
  const feeds = storedFeeds(typed);
  return { label: label.trim(), price: cents / 100, ...(feeds && { feeds }) };
}

/** Guests read "feeds 3-4" where only "3-4" was typed. */
function storedFeeds(typed: string): string {
  const text = storedText(typed);
  const digits = asciiDigits(text);
  return /^\d[\d\s–+-]*$/.test(digits) ? `feeds ${digits}` : text;
}

function labelProblem(label: string, taken: ReadonlySet<string>): string | undefined {
  return (
    textProblem(label, MENU_LIMITS.label, 'Enter a name for this size, such as “Small”.') ??
    (taken.has(normalized(label)) ? 'Another size already has this name.' : undefined)
  );
}

function flavorsProblem(flavors: readonly string[]): string | undefined {
  if (flavors.length > MENU_LIMITS.flavors)
    return `Use at most ${String(MENU_LIMITS.flavors)} flavors. You have ${String(flavors.length)}.`;
  const long = flavors.find((flavor) => flavor.length > MENU_LIMITS.label);
  return long && `“${long}”: ${textProblem(long, MENU_LIMITS.label) ?? ''}`;
}

const normalized = (label: string) => label.trim().toLowerCase();
