import {
  arrayUnion,
  Bytes,
  deleteField,
  doc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { PLATES } from '@simmer/shared/config';
import { MENU_LIMITS, MENU_ORDER, parseMenu, SECTION_TITLES, TAGS } from '@simmer/shared/menu';
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
  isReady: true,
  tags: [...TAGS],
  picture: '#a1b2c3',
  plate: 'Salad',
  from: '2026-12-01',
  until: '2026-12-31',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  section: 'desserts',
  flavors: Array.from({ length: MENU_LIMITS.flavors }, () => letters(MENU_LIMITS.label)),
};

const accepted: [string, Dish][] = [
  ['as the editor writes it', pie],
  ['with every field at its limit', feast],
  ['without its optional fields', { ...without(pie, 'soldOut'), sizes: [without(small, 'feeds')] }],
  ['sold out', { ...pie, soldOut: true }],
  ['hidden', { ...pie, hidden: true }],
  ['ready to eat', { ...pie, isReady: true }],
  ['shown again', { ...pie, hidden: false }],
  ...TAGS.map((tag): [string, Dish] => [`with the tag ${tag}`, { ...pie, tags: [tag] }]),
  ['with a photo', { ...pie, picture: '#09af00' }],
  ['whose photo was removed', { ...pie, picture: '' }],
  ...PLATES.map((plate): [string, Dish] => [`drawn as ${plate}`, { ...pie, plate }]),
  ['without a tag', { ...pie, tags: [] }],
  ...Object.keys(SECTION_TITLES).map((section): [string, Dish] => [
    `in the section ${section}`,
    { ...pie, section },
  ]),
  ['with one flavor', { ...pie, flavors: ['Cherry'] }],
  ['with flavors of characters other than letters', { ...pie, flavors: ['🍒', '7', 'Crème/tea'] }],
  ['without a flavor', { ...pie, flavors: [] }],
  ['planned for some days', { ...pie, from: '2026-12-01', until: '2026-12-31', weekdays: [5, 0] }],
  ['planned no more', { ...pie, from: '', until: '', weekdays: [] }],
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

const noFlavors: [string, unknown][] = [
  ...blanks.map(([name, text]): [string, unknown] => [`first ${name}`, [text, 'Cherry']]),
  ['last a space', ['Cherry', ' ']],
  ['two in one', ['Cherry\nApple']],
  ['with a line end', ['Cherry\n', 'Apple']],
  ['after a line end', ['\nCherry']],
  ['after a space', [' Cherry']],
  ['one too many', Array.from({ length: MENU_LIMITS.flavors + 1 }, () => 'x')],
  ['one character too long', ['Cherry', letters(MENU_LIMITS.label + 1)]],
  ['one word', 'Cherry'],
  ['null', null],
  ['a number', 7],
  ['a record', { 0: 'Cherry' }],
  ['null in a list', ['Cherry', null]],
  ['numbers', [7, 8]],
  ['true or false', [true]],
  ['records', [{ name: 'Cherry' }]],
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
  ...['soldOut', 'hidden', 'isReady'].flatMap((field) =>
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
  ...['from', 'until'].flatMap((field) =>
    ['2026-13-01', '2026-12-00', '2026-12-32', '2026-12-01 ', '26-12-01', null, 20261201].map(
      (day): [string, Dish] => [`has ${JSON.stringify(day)} in ${field}`, { ...pie, [field]: day }],
    ),
  ),
  ...[[7], [-1], [1.5], ['1'], [0, 1, 2, 3, 4, 5, 6, 0], 'Friday', null, { 0: 1 }].map(
    (weekdays): [string, Dish] => [
      `is planned for the weekdays ${JSON.stringify(weekdays)}`,
      { ...pie, weekdays },
    ],
  ),
  ...each('has flavors that are', noFlavors, (flavors) => ({ ...pie, flavors })),
  ...['Soup', 'breakfast', '', null, ['soup']].map((section): [string, Dish] => [
    `is in the section ${JSON.stringify(section)}`,
    { ...pie, section },
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
    const { dishes, problems } = parseMenu([{ id: 'new', data: { ...dish, hidden: false } }], {
      day: '2026-12-04',
    });
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

const DANISH = 'Danish';
const fixed = true;
const fixedFeast = { ...without(feast, 'name'), fixed };

const fixedAccepted: [string, Dish][] = [
  ['that is sold out', { fixed, soldOut: true }],
  ['that is hidden', { fixed, hidden: true }],
  ['with her prices', { fixed, sizes: pie.sizes }],
  ['with her description', { fixed, description: 'Flaky.' }],
  ['with her flavors', { fixed, flavors: ['Cherry', 'Apple'] }],
  ['without a flavor', { fixed, flavors: [] }],
  ['to be cooked, unlike in the configuration', { fixed, isReady: false }],
  ['with a photo', { fixed, picture: '#a1b2c3' }],
  ['with allergens', { fixed, tags: ['milk', 'wheat'] }],
  ['drawn as another dish', { fixed, plate: 'Pie' }],
  ['about which nothing is set any more', { fixed }],
  ['with every field at its limit', fixedFeast],
];

/** What both kinds of dishes have is checked by the same rules. */
const fixedRefused: [string, Dish][] = [
  ['has a name', { ...pie, fixed }],
  ['has an empty name', { fixed, name: '' }],
  ...[false, 'yes', 1, null, [true]].map((mark): [string, Dish] => [
    `has the mark ${JSON.stringify(mark)}`,
    { fixed: mark, soldOut: true },
  ]),
  ['has neither the mark nor a name', { soldOut: true }],
  ['has only its sizes', { sizes: pie.sizes }],
  ['has an unknown field', { fixed, price: 30 }],
  ['has a blank description', { fixed, description: ' ' }],
  [
    'has a description one character too long',
    { fixed, description: letters(MENU_LIMITS.description + 1) },
  ],
  ['has no size', { fixed, sizes: [] }],
  ['has a size without a price', { fixed, sizes: [without(small, 'price')] }],
  ['is sold out in words', { fixed, soldOut: 'yes' }],
];

describe('what the owner has changed about a fixed dish', () => {
  testDocument(cloud, {
    path: `menu/${DANISH}`,
    some: { fixed, soldOut: true },
    change: { hidden: true },
    accepted: fixedAccepted,
    refused: fixedRefused,
  });

  it.each(fixedAccepted)('is shown to guests once it is stored: %s', (_, data) => {
    const { fixed: dishes, problems } = parseMenu([{ id: DANISH, data }]);
    expect(problems).toEqual([]);
    const { sizes = [], isSoldOut } = dishes.find(({ id }) => id === DANISH) ?? {};
    expect(isSoldOut).toBe(data.soldOut === true);
    expect(sizes.map(({ priceCents }) => priceCents)).not.toContain(null);
  });

  it('is set field by field', async () => {
    const dish = doc(cloud.as('olive'), `menu/${DANISH}`);
    await setDoc(dish, { fixed, soldOut: true }, { merge: true });
    await setDoc(dish, { fixed, sizes: pie.sizes }, { merge: true });
    await setDoc(dish, { fixed, soldOut: false }, { merge: true });
    await expectDenied(updateDoc(dish, { fixed: deleteField() }));
    await expectDenied(updateDoc(dish, { name: 'DANISH' }));
    expect(await cloud.stored(`menu/${DANISH}`)).toEqual({
      fixed,
      soldOut: false,
      sizes: pie.sizes,
    });
  });
});

it('the prices of a hundred dishes are changed in one write, and none if the rules refuse one', async () => {
  const database = cloud.as('olive');
  const change = (last: Dish) => {
    const batch = writeBatch(database);
    for (let n = 0; n < 100; n += 1) batch.set(doc(database, `menu/feast-${String(n)}`), feast);
    return batch.set(doc(database, `menu/${DANISH}`), last).commit();
  };
  await expectDenied(change({ ...fixedFeast, sizes: [] }));
  expect(await cloud.stored('menu/feast-0')).toBeUndefined();
  await change(fixedFeast);
  expect(await cloud.stored('menu/feast-99')).toEqual(feast);
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
