import { arrayUnion, Bytes, deleteField, doc, updateDoc, writeBatch } from 'firebase/firestore';
import { PLATES } from '@simmer/shared/config';
import { MENU_LIMITS, MENU_ORDER, parseMenu, TAGS } from '@simmer/shared/menu';
import { MAX_PRICE_CENTS } from '@simmer/shared/money';
import { expectDenied, pie, useCloud } from './testing/cloud';
import { testDocument } from './testing/document';

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
  picture: '#a1b2c3',
  plate: 'Salad',
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
  ...PLATES.map((plate): [string, Dish] => [`drawn as ${plate}`, { ...pie, plate }]),
  ['without a tag', { ...pie, tags: [] }],
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
  ['bytes', Bytes.fromBase64String('UElF')],
];
const noPrices: [string, unknown][] = [
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['a negative cent', -0.01],
  ['a cent too high', most + 0.01],
  ['text', '30'],
  ['null', null],
  ['a date', new Date(0)],
];
const noSizes: [string, unknown][] = [
  ['none', []],
  ['one too many', [...feast.sizes, small]],
  ['a record', { 0: small }],
  ['a string', 'Small'],
  ['strings', ['Small', 'Large']],
];

const noTags: [string, unknown][] = [
  ['known and unknown', ['Vegan', 'mustard']],
  ['in other letters', ['vegan']],
  ['one word', 'Vegan'],
  ['a record', { 0: 'Vegan' }],
  ['more than there are', [...TAGS, 'Vegan']],
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
  ...each('has a size’s label that is', [...blanks, ...noTexts], (label) =>
    sized({ ...small, label }),
  ),
  [
    'has a label one character too long',
    sized({ ...small, label: letters(MENU_LIMITS.label + 1) }),
  ],
  ['has feeds one character too long', sized({ ...small, feeds: letters(MENU_LIMITS.feeds + 1) })],
  ...each('has feeds that is', noTexts, (feeds) => sized({ ...small, feeds })),
  ...each('has a price that is', noPrices, (price) => sized({ ...small, price })),
  ...each('has sizes that are', noSizes, (sizes) => ({ ...pie, sizes })),
  ...feast.sizes.map((_, place): [string, Dish] => [
    `has ten sizes and no. ${String(place + 1)} is invalid`,
    { ...feast, sizes: feast.sizes.with(place, { ...small, label: '' }) },
  ]),
  ...['soldOut', 'hidden'].flatMap((field) =>
    [null, 'yes'].map((value): [string, Dish] => [
      `has an invalid value for ${field}: ${String(value)}`,
      { ...pie, [field]: value },
    ]),
  ),
  ...each('has tags that are', noTags, (tags) => ({ ...pie, tags })),
  ...['#A1B2C3', '#a1b2c', '#a1b2c3d', null].map((picture): [string, Dish] => [
    `has the color ${String(picture)}`,
    { ...pie, picture },
  ]),
  ...['Fondue', 'roast', '', null, ['Roast']].map((plate): [string, Dish] => [
    `is drawn as ${JSON.stringify(plate)}`,
    { ...pie, plate },
  ]),
];

describe('a dish [6] (case 34)', () => {
  testDocument(cloud, {
    path: 'menu/cake',
    some: pie,
    change: { soldOut: true },
    accepted,
    refused,
  });

  it.each(accepted)('is shown to guests once it is stored: %s', (_, dish) => {
    const { dishes, problems } = parseMenu([{ id: 'new', data: { ...dish, hidden: false } }]);
    expect(problems).toEqual([]);
    expect(dishes[0]?.sizes.map(({ priceCents }) => priceCents)).not.toContain(null);
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

describe('the order of the dishes', () => {
  const path = `menu/${MENU_ORDER}`;
  const ids = (count: number, length: number) =>
    Array.from({ length: count }, () => letters(length));

  testDocument(cloud, {
    path,
    some: { ids: ['pie'] },
    change: { ids: ['pie', 'cake'] },
    accepted: [
      ['without a dish', { ids: [] }],
      ['with as many dishes as it can name', { ids: ids(2000, 40) }],
    ],
    refused: [
      ['is empty', {}],
      ['has an unknown field', { ids: [], name: 'PIE' }],
      ['is a dish', pie],
      ['is a text', { ids: 'pie' }],
      ['names one too many', { ids: ids(2001, 1) }],
      ['is one character too long', { ids: ids(1, 80_001) }],
    ],
  });

  it('is stored together with the largest new dish and its photo', async () => {
    const database = cloud.as('olive');
    const photo = { type: 'image/webp', image: Bytes.fromBase64String('AAAA') };
    await writeBatch(database)
      .set(doc(database, 'menu/feast'), feast)
      .set(doc(database, path), { ids: arrayUnion('feast') }, { merge: true })
      .set(doc(database, 'pictures/feast'), photo)
      .commit();
    expect(await cloud.stored(path)).toEqual({ ids: ['feast'] });
  });
});
