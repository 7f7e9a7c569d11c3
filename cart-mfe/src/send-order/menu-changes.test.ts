import type { CartItem } from '@simmer/shared/cart';
import type { StoredDocument } from '@simmer/shared/firebase';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { orderOf, soup, stew } from '../testing/dishes';
import { menuChangeText } from './menu-change-text';
import { createMenuReader, isCompared, isUndecided, menuChanges, withChange } from './menu-changes';

const size = (price: number | null, label = 'Large') => ({ label, price });
const documentOf = (change: object = {}) => ({
  id: 'stew',
  data: { name: 'STEW', sizes: [size(25)], ...change },
});
const soupDocument = (change: object) => [{ id: soup.name, data: { fixed: true, ...change } }];
/** The fixed menu that is live, in which the soup is like this, or is not there. */
const liveMenu = (soupNow?: { price: number; label?: string }) => {
  const { fixedMenu } = testSiteConfig;
  const others = fixedMenu.soup.filter(({ name }) => name !== soup.name);
  const dish = { name: soup.name, description: 'Hot.', drawing: 'soup.svg#taco' };
  const sizes = [{ label: soupNow?.label ?? soup.size, price: soupNow?.price ?? 0 }];
  return { ...fixedMenu, soup: soupNow ? [...others, { ...dish, sizes }] : others };
};
const gone = { item: stew, kind: 'gone' };
const soldOut = { item: stew, kind: 'sold-out' };
const changed = {
  ...({ item: stew, kind: 'changed', name: 'STEW', priceCents: 2500 } as const),
  ...{ tags: '', flavors: [] },
};

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const checkOf = (
  readMenu: () => Promise<StoredDocument[]>,
  readFixedMenu: () => Promise<ReturnType<typeof liveMenu>> = async () => liveMenu({ price: 25 }),
) => {
  const readCurrentMenu = createMenuReader({ readMenu, readFixedMenu });
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
  ['is gone, and another one is there', [{ ...documentOf({ name: 'PIE' }), id: 'pie' }], [gone]],
  ['is gone, and a copy of it is there', [{ ...documentOf(), id: 'copy' }], []],
  [
    'is gone, and a copy of it costs more',
    [{ ...documentOf({ sizes: [size(30)] }), id: 'copy' }],
    [{ ...changed, priceCents: 3000 }],
  ],
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
  ['is sold out', { soldOut: true }, { kind: 'sold-out' }],
  ['is hidden', { hidden: true }, { kind: 'gone' }],
  ['costs what the owner has set', { sizes: [size(29, soup.size)] }, { priceCents: 2900 }],
  ['has an allergen', { tags: ['milk'] }, { tags: 'Contains milk' }],
])('the check finds that a fixed dish %s', async (_what, stored, change) => {
  const unchanged = { ...changed, name: soup.name, priceCents: soup.priceCents };
  const expected = 'kind' in change ? change : { ...unchanged, ...change };
  const check = checkOf(async () => soupDocument(stored));
  expect((await check([soup])).changes).toEqual([{ ...expected, item: soup }]);
});

it.each([
  ['costs more', { price: 29 }, { ...changed, name: soup.name, priceCents: 2900 }],
  ['has no such size any more', { price: 25, label: 'Pint' }, { kind: 'gone' }],
  ['is gone', undefined, { kind: 'gone' }],
])('the check finds that a fixed dish %s in the release that is live now', async (...row) => {
  const [, live, change] = row;
  const check = checkOf(
    async () => [],
    async () => liveMenu(live),
  );
  expect((await check([soup])).changes).toEqual([{ ...change, item: soup }]);
});

it.each([
  ['is in the flavor that was ordered', { flavor: 'Cherry' }, ['Lemon', 'Cherry'], undefined],
  ['no longer is', { flavor: 'Cherry' }, ['Lemon'], /no longer comes in Cherry\. Please choose/],
  ['has no flavors any more', { flavor: 'Cherry' }, [], /no longer comes in Cherry\.$/],
  ['has other flavors, of which none was chosen', { flavors: ['Cherry'] }, ['Lemon'], undefined],
  ['has flavors now', {}, ['Lemon'], /^You can now choose a flavor of STEW, Large\.$/],
])('the check finds that a dish %s', async (_what, line, flavors, text) => {
  const item = { ...stew, ...line };
  const [change] = (await checkOf(async () => [documentOf({ flavors })])([item])).changes;
  expect(change && menuChangeText(change)).toEqual(text && expect.stringMatching(text));
  if (!change) return;
  const now = withChange(item, change);
  expect(now).toEqual({ ...stew, flavor: null, ...(flavors.length > 0 && { flavors }) });
  expect(isUndecided(change, now ? [now] : [])).toBe(false);
});

it('a guest who accepts a new price keeps the flavor they have chosen', async () => {
  const item = { ...stew, flavor: 'Cherry', flavors: ['Cherry', 'Lemon'] };
  const document = documentOf({ sizes: [size(30)], flavors: item.flavors });
  const [change] = (await checkOf(async () => [document])([item])).changes;
  expect(withChange(item, change)).toEqual({ ...item, priceCents: 3000 });
});

it('the menu has the drawing of each fixed dish, for an order that is placed again', async () => {
  const sources = { readMenu: async () => [], readFixedMenu: async () => liveMenu({ price: 25 }) };
  const { dishes } = await createMenuReader(sources)([soup]);
  const drawing = 'soup.svg#taco';
  expect(dishes).toContainEqual(expect.objectContaining({ name: soup.name, drawing }));
});

it('the line of a fixed dish says what it no longer contains', async () => {
  const item = { ...soup, tags: 'Contains milk' };
  const { changes } = await checkOf(async () => [])([item]);
  expect(changes).toMatchObject([{ item, kind: 'changed', tags: '' }]);
});

it.each<[string, object | undefined, number, object[]]>([
  ['nothing if it is sold out by now', { soldOut: true }, 1, []],
  ['nothing if it is no longer on the menu', undefined, 1, []],
  [
    'its new allergens, although it is sold out',
    { soldOut: true, tags: ['milk'] },
    1,
    [{ tags: 'Contains milk' }],
  ],
  [
    'its new price, although it is sold out',
    { soldOut: true, sizes: [size(30)] },
    1,
    [{ priceCents: 3000 }],
  ],
  ['that it is sold out if they want more of it', { soldOut: true }, 2, [{ kind: 'sold-out' }]],
])('a guest who changes an order reads about a dish in it %s', async (...row) => {
  const [, now, quantity, changes] = row;
  const documents = now ? [documentOf(now)] : [];
  const menu = await createMenuReader({ readMenu: async () => documents })([stew]);
  const earlier = { base: orderOf([stew]), isSent: true, days: [] };
  expect(menuChanges([{ ...stew, quantity }], menu, earlier)).toMatchObject(changes);
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

it('the live configuration is read only for a cart with a fixed dish', async () => {
  const readFixedMenu = jest.fn(async () => liveMenu({ price: 25 }));
  const check = checkOf(async () => [documentOf()], readFixedMenu);
  expect(await check([stew])).toEqual({ changes: [], compared: [stew] });
  expect(readFixedMenu).not.toHaveBeenCalled();
  expect(await check([stew, soup])).toEqual({ changes: [], compared: [stew, soup] });
});

it('no order is stopped when the menu cannot be read, which is reported', async () => {
  expect(await checkOf(unavailable)([soup, stew])).toEqual({ changes: [], compared: [] });
  expect(warn.mock.calls).toEqual([
    ['[simmer/order] the menu could not be read.', new Error('unavailable')],
  ]);
});

it('without the live configuration, a fixed dish is compared with the one of the page, and does not count as compared (case 53)', async () => {
  const menu = async () => [documentOf(), ...soupDocument({ soldOut: true })];
  expect(await checkOf(menu, unavailable)([soup, stew])).toEqual({
    changes: [{ item: soup, kind: 'sold-out' }],
    compared: [stew],
  });
});

it('the check waits five seconds at most for the menu', async () => {
  jest.useFakeTimers();
  const checked = checkOf(() => new Promise(() => undefined))([stew]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await checked).toEqual({ changes: [], compared: [] });
});
