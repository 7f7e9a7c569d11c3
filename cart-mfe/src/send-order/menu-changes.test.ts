import type { CartItem } from '@simmer/shared/cart';
import { soup, stew } from '../testing/dishes';
import { menuChangeText } from './menu-change-text';
import { createMenuReader, isCompared, isUndecided, menuChanges } from './menu-changes';

const size = (price: number | null, label = 'Large') => ({ label, price });
const documentOf = (change: object = {}) => ({
  id: 'stew',
  data: { name: 'STEW', sizes: [size(25)], ...change },
});
const soupAt = (priceCents: number, label = soup.size) => ({
  ...{ id: soup.name, name: soup.name, isSoldOut: false },
  sizes: [{ label, priceCents, feeds: '' }],
});
const FIXED = [soupAt(soup.priceCents)];
const gone = { item: stew, kind: 'gone' };
const soldOut = { item: stew, kind: 'sold-out' };
const changed = { item: stew, kind: 'changed', name: 'STEW', priceCents: 2500, tags: '' } as const;

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const checkOf = (
  readMenu: () => Promise<ReturnType<typeof documentOf>[]>,
  readDishStates: () => Promise<unknown> = async () => undefined,
  readFixedDishes = async () => FIXED,
) => {
  const readCurrentMenu = createMenuReader({ readMenu, readDishStates, readFixedDishes });
  return async (items: readonly CartItem[]) => {
    const menu = await readCurrentMenu(items);
    const compared = items.filter((item) => isCompared(item, menu));
    return { compared, changes: menuChanges(items, menu) };
  };
};
const unavailable = () => Promise.reject(new Error('unavailable'));

it.each([
  ['is as it was', [documentOf()], []],
  ['costs more', [documentOf({ sizes: [size(30)] })], [{ ...changed, priceCents: 3000 }]],
  ['has another name', [documentOf({ name: 'PIE' })], [{ ...changed, name: 'PIE' }]],
  [
    'has an allergen',
    [documentOf({ tags: ['peanuts'] })],
    [{ ...changed, tags: 'Contains peanuts' }],
  ],
  ['is sold out', [documentOf({ soldOut: true })], [soldOut]],
  ['is hidden', [documentOf({ hidden: true })], [gone]],
  ['is gone', [], [gone]],
  ['has no such size any more', [documentOf({ sizes: [size(25, 'Small')] })], [gone]],
  ['has no price any more', [documentOf({ sizes: [size(null)] })], [gone]],
  [
    'has its price under one of two equal labels',
    [documentOf({ sizes: [size(30), size(25)] })],
    [],
  ],
])('the check finds that a dish of the Monthly Menu %s', async (_what, documents, changes) => {
  expect((await checkOf(async () => documents)([stew])).changes).toEqual(changes);
});

it.each([
  ['soldOut', 'sold-out'],
  ['hidden', 'gone'],
])('the check finds that a fixed dish is %s', async (field, kind) => {
  const check = checkOf(unavailable, async () => ({ [field]: { [soup.name]: true } }));
  expect((await check([soup])).changes).toEqual([{ item: soup, kind }]);
});

it.each([
  [
    'costs more',
    [soupAt(2900)],
    [{ kind: 'changed', name: soup.name, priceCents: 2900, tags: '' }],
  ],
  ['has no such size any more', [soupAt(2500, 'Pint')], [{ kind: 'gone' }]],
  ['is gone', [], [{ kind: 'gone' }]],
])(
  'the check finds that a fixed dish %s since the page was opened',
  async (_what, fixed, changes) => {
    const check = checkOf(unavailable, undefined, async () => fixed);
    expect((await check([soup])).changes).toEqual(changes.map((one) => ({ ...one, item: soup })));
  },
);

it.each([
  ['was added before its allergens had arrived', undefined, { milk: true }, 'Contains milk'],
  ['says what it no longer contains', 'Contains milk', {}, ''],
])('the check finds that the line of a fixed dish %s', async (_how, before, now, tags) => {
  const marks = Object.keys(now).map((tag) => [tag, { [soup.name]: true }] as const);
  const check = checkOf(unavailable, async () => Object.fromEntries(marks));
  const item = { ...soup, ...(before && { tags: before }) };
  const { name, priceCents } = soup;
  const change = { item, kind: 'changed', name, priceCents, tags };
  expect((await check([item])).changes).toEqual([change]);
});

it.each([
  ['the line of a dish that is sold out was removed', 'sold-out', [], false],
  ['the line with the old price was removed', 'changed', [soup], false],
  ['only another line of the dish is left', 'sold-out', [{ ...stew, id: `${stew.id}~2` }], false],
  ['the line is still there', 'sold-out', [stew], true],
  ['the line has the old price', 'changed', [stew], true],
  ['the line has the old name', 'changed', [{ ...stew, name: 'BEEF', priceCents: 3000 }], true],
  ['the guest took the new price', 'changed', [{ ...stew, priceCents: 3000 }], false],
  ['the line has the old allergens', 'changed', [{ ...stew, priceCents: 3000, tags: 'x' }], true],
  ['another dish has the id of the line', 'sold-out', [{ ...stew, documentId: 'pie' }], false],
] as const)('a change is undecided or decided when %s', (_when, kind, items, isUndecidedYet) => {
  const change = kind === 'changed' ? { ...changed, kind, priceCents: 3000 } : { item: stew, kind };
  expect(isUndecided(change, items)).toBe(isUndecidedYet);
});

const withNuts = { ...stew, tags: 'Contains tree nuts' };
it.each<[string, object]>([
  ['STEW, Large is no longer on the menu.', gone],
  ['STEW, Large is sold out.', soldOut],
  ['STEW, Large is now $30.00 instead of $25.00.', { priceCents: 3000 }],
  ['STEW, Large is now PIE, $25.00.', { name: 'PIE' }],
  ['STEW, Large is now PIE, $30.00 instead of $25.00.', { name: 'PIE', priceCents: 3000 }],
  [
    'STEW, Large is now $30.00 instead of $25.00. The menu now says about STEW, Large: Contains milk.',
    { priceCents: 3000, tags: 'Contains milk' },
  ],
  ['The menu no longer says about STEW, Large: Contains tree nuts.', { item: withNuts }],
])('the guest reads “%s”', (text, change) => {
  expect(menuChangeText({ ...changed, ...change })).toBe(text);
});

it('the check reads only the part of the menu that the cart is from', async () => {
  const readMenu = jest.fn(async () => [documentOf({ tags: ['tree nuts'] })]);
  const readDishStates = jest.fn(async () => ({}));
  const check = checkOf(readMenu, readDishStates);
  expect(await check([soup])).toEqual({ changes: [], compared: [soup] });
  expect(readMenu).not.toHaveBeenCalled();
  readDishStates.mockClear();
  expect(await check([withNuts])).toEqual({ changes: [], compared: [withNuts] });
  expect(readDishStates).not.toHaveBeenCalled();
});

it('no order is stopped when a part of the menu cannot be read, which is reported', async () => {
  expect(await checkOf(unavailable, undefined, unavailable)([soup])).toEqual({
    ...{ changes: [], compared: [] },
  });
  const soldOutStew = async () => [documentOf({ soldOut: true })];
  expect(await checkOf(soldOutStew, unavailable)([soup, stew])).toEqual({
    changes: [soldOut],
    compared: [stew],
  });
  expect(await checkOf(unavailable)([stew])).toEqual({ changes: [], compared: [] });
  const report = (what: string) => [
    `[simmer/order] the ${what} could not be read, so no line is compared with it.`,
    new Error('unavailable'),
  ];
  expect(warn.mock.calls).toEqual([
    report('fixed menu'),
    report('settings of the fixed dishes'),
    report('Monthly Menu'),
  ]);
});

it('the check compares the rest when only part of a fixed dish can be read, and does not count that dish as compared (case 53)', async () => {
  const soldOutSoup = async () => ({ soldOut: { [soup.name]: true } });
  expect(await checkOf(unavailable, soldOutSoup, unavailable)([soup])).toEqual({
    changes: [{ item: soup, kind: 'sold-out' }],
    compared: [],
  });
  const item = { ...soup, tags: 'Contains milk' };
  const dearer = checkOf(unavailable, unavailable, async () => [soupAt(2900)]);
  expect(await dearer([item])).toEqual({
    changes: [{ item, kind: 'changed', name: soup.name, priceCents: 2900, tags: item.tags }],
    compared: [],
  });
});

it('the check waits five seconds at most for the menu', async () => {
  jest.useFakeTimers();
  const checked = checkOf(() => new Promise(() => undefined))([stew]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await checked).toEqual({ changes: [], compared: [] });
});
