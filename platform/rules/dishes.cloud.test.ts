import {
  Bytes,
  deleteField,
  doc,
  GeoPoint,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { MENU_LIMITS, parseMenu, TAGS } from '@simmer/shared/menu';
import { MAX_PRICE_CENTS } from '@simmer/shared/money';
import { expectDenied, pie, useCloud } from './testing/cloud';

const cloud = useCloud();

type Dish = Record<string, unknown>;

const small = { label: 'Small', price: 30, feeds: 'feeds 3-4' };
const most = MAX_PRICE_CENTS / 100;
const letters = (count: number) => 'x'.repeat(count);
const sized = (size: unknown) => ({ ...pie, sizes: [size] });
const without = (whole: object, field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));

/** Every field at its limit, which is also the most expensive document for the rules. */
const feast = {
  name: letters(MENU_LIMITS.name),
  description: letters(MENU_LIMITS.description),
  sizes: Array.from({ length: MENU_LIMITS.sizes }, () => ({
    label: letters(MENU_LIMITS.label),
    price: most,
    feeds: letters(MENU_LIMITS.feeds),
  })),
  soldOut: true,
  hidden: true,
  tags: [...TAGS],
  position: -999_999.123_456_789,
  picture: '#a1b2c3',
};

const accepted: [string, Dish][] = [
  ['as the editor writes it', pie],
  ['with every field at its limit', feast],
  ['without its optional fields', { ...without(pie, 'soldOut'), sizes: [without(small, 'feeds')] }],
  ['sold out', { ...pie, soldOut: true }],
  ['hidden', { ...pie, hidden: true }],
  ['shown again', { ...pie, hidden: false }],
  ...TAGS.map((tag): [string, Dish] => [`with the tag ${tag}`, { ...pie, tags: [tag] }]),
  ['with a photo', { ...pie, picture: '#09af00' }],
  ['whose photo was removed', { ...pie, picture: '' }],
  ['without a tag', { ...pie, tags: [] }],
  ...[0, 2.5, -1_000_000, 1_000_000].map((position): [string, Dish] => [
    `at the place ${String(position)}`,
    { ...pie, position },
  ]),
  ['with one size', sized(small)],
  ['for free', sized({ ...small, price: 0 })],
  ['for a few cents', sized({ ...small, price: 0.5 })],
  ['without a number of servings', sized({ ...small, feeds: '' })],
  [
    'with a name of one letter',
    { ...pie, name: 'X', description: 'y', sizes: [{ ...small, label: 'z' }] },
  ],
  [
    'with a name of characters other than letters',
    { ...pie, name: '🍲', description: '鍋\n', sizes: [small] },
  ],
  ['with spaces around its name', { ...pie, name: ' PIE\n', description: '\u00a0y' }],
  ['with a tag in its name, which the page shows as text', { ...pie, name: '<b>PIE</b>' }],
];

const blanks: [string, unknown][] = [
  ['empty', ''],
  ['a space', ' '],
  ['line ends and tabs', '\r\n\t'],
  ['no-break spaces', '\u00a0\u202f'],
  ['an ideographic space', '\u3000'],
  ['zero-width characters', '\u200b\ufeff\u2060'],
  ['control characters', '\u0000\u0007'],
];
const noTexts: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a list', ['PIE']],
  ['a record', { en: 'PIE' }],
  ['a boolean', true],
  ['a timestamp', serverTimestamp()],
  ['bytes', Bytes.fromBase64String('UElF')],
];
const noPrices: [string, unknown][] = [
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['negative infinity', Number.NEGATIVE_INFINITY],
  ['negative', -1],
  ['a negative cent', -0.01],
  ['a cent too high', most + 0.01],
  ['huge', 1e308],
  ['text', '30'],
  ['empty', ''],
  ['null', null],
  ['a boolean', true],
  ['a list', [30]],
  ['a date', new Date(0)],
  ['a place', new GeoPoint(1, 1)],
];
const noSizes: [string, unknown][] = [
  ['none', []],
  ['one too many', [...feast.sizes, small]],
  ['a record', { 0: small }],
  ['a string', 'Small'],
  ['strings', ['Small', 'Large']],
  ['null', null],
  ['a hole', [null]],
  ['a number', 10],
  ['bytes', Bytes.fromBase64String('UElF')],
];

const noTags: [string, unknown][] = [
  ['unknown', ['Kosher']],
  ['known and unknown', ['Vegan', 'mustard']],
  ['in other letters', ['vegan']],
  ['one word', 'Vegan'],
  ['empty', ''],
  ['a record', { 0: 'Vegan' }],
  ['records', [{ Vegan: true }]],
  ['null', null],
  ['more than there are', [...TAGS, 'Vegan']],
];
const noPlaces: [string, unknown][] = [
  ['a million and one', 1_000_001],
  ['below minus a million', -1_000_000.5],
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['negative infinity', Number.NEGATIVE_INFINITY],
  ['text', '1'],
  ['null', null],
  ['a list', [1]],
  ['a boolean', true],
];

const each = <T>(what: string, values: [string, T][], dishOf: (value: T) => Dish) =>
  values.map(([name, value]): [string, Dish] => [`${what} ${name}`, dishOf(value)]);
const fields = (...names: string[]) => names.map((name): [string, string] => [name, name]);

const refused: [string, Dish][] = [
  ...each('has no', fields('name', 'description', 'sizes'), (field) => without(pie, field)),
  ...each('has a size without', fields('label', 'price'), (field) => sized(without(small, field))),
  ['is empty', {}],
  ['has an unknown field', { ...pie, image: 'https://evil.example/pie.jpg' }],
  ['has a field named __proto', { ...pie, __proto: { role: 'manager' } }],
  ['has a size with an unknown field', sized({ ...small, cents: 3000 })],
  ...(['name', 'description'] as const).flatMap((field): [string, Dish][] => [
    ...each(`has a ${field} that is`, [...blanks, ...noTexts], (text) => ({
      ...pie,
      [field]: text,
    })),
    [`has a ${field} one character too long`, { ...pie, [field]: letters(MENU_LIMITS[field] + 1) }],
  ]),
  ['has a name of a megabyte', { ...pie, name: letters(1_000_000) }],
  ...each('has a size’s label that is', [...blanks, ...noTexts.slice(0, 5)], (label) =>
    sized({ ...small, label }),
  ),
  [
    'has a label one character too long',
    sized({ ...small, label: letters(MENU_LIMITS.label + 1) }),
  ],
  ['has feeds one character too long', sized({ ...small, feeds: letters(MENU_LIMITS.feeds + 1) })],
  ...each('has feeds that is', noTexts.slice(0, 5), (feeds) => sized({ ...small, feeds })),
  ...each('has a price that is', noPrices, (price) => sized({ ...small, price })),
  ...each('has sizes that are', noSizes, (sizes) => ({ ...pie, sizes })),
  ...feast.sizes.map((_, place): [string, Dish] => [
    `has ten sizes and no. ${String(place + 1)} is invalid`,
    { ...feast, sizes: feast.sizes.with(place, { ...small, label: '' }) },
  ]),
  ...[null, 'yes', 0, []].map((soldOut): [string, Dish] => [
    `has an invalid value for sold out: ${JSON.stringify(soldOut)}`,
    { ...pie, soldOut },
  ]),
  ...[null, 'yes', 0, []].map((hidden): [string, Dish] => [
    `has an invalid value for hidden: ${JSON.stringify(hidden)}`,
    { ...pie, hidden },
  ]),
  ...each('has tags that are', noTags, (tags) => ({ ...pie, tags })),
  ...['red', '#A1B2C3', '#a1b2c', '#a1b2c3d', ' #a1b2c3', null, 7, ['#a1b2c3']].map(
    (picture): [string, Dish] => [`has the color ${String(picture)}`, { ...pie, picture }],
  ),
  ...each('has a place that is', noPlaces, (position) => ({ ...pie, position })),
];

describe('a dish that a manager writes', () => {
  it.each(accepted)('is stored: %s [6] (case 34)', async (_, dish) => {
    await setDoc(doc(cloud.as('olive'), 'menu/new'), dish);
    expect(await cloud.stored('menu/new')).toEqual(dish);
    await setDoc(doc(cloud.as('olive'), 'menu/pie'), dish);
    expect(await cloud.stored('menu/pie')).toEqual(dish);
  });

  it.each(accepted)('is shown to guests once it is stored: %s', (_, dish) => {
    const { dishes, problems } = parseMenu([{ id: 'new', data: { ...dish, hidden: false } }]);
    expect(problems).toEqual([]);
    expect(dishes[0]?.sizes.map(({ priceCents }) => priceCents)).not.toContain(null);
  });

  it.each(refused)('is refused when it %s (case 34)', async (_, dish) => {
    const write = (path: string) => setDoc(doc(cloud.as('olive'), path), dish);
    await Promise.all([expectDenied(write('menu/new')), expectDenied(write('menu/pie'))]);
    expect(await cloud.stored('menu/new')).toBeUndefined();
    expect(await cloud.stored('menu/pie')).toEqual(pie);
  });

  it('is checked as a whole after a partial update', async () => {
    const dish = doc(cloud.as('olive'), 'menu/pie');
    await expectDenied(updateDoc(dish, { description: deleteField() }));
    await expectDenied(updateDoc(dish, { 'name.en': 'PIE' }));
    await expectDenied(updateDoc(dish, { price: 30 }));
    await expectDenied(updateDoc(dish, { name: dish }));
    await updateDoc(dish, { soldOut: deleteField() });
    expect(await cloud.stored('menu/pie')).toEqual(without(pie, 'soldOut'));
  });
});
