import { parseMenu } from '@simmer/shared/menu';
import { soup } from '../testing/dishes';
import { createMenuCheck, isOpen, menuChanges } from './menu-changes';

const stew = { ...soup, id: 'classic_0_Large', documentId: 'stew', name: 'STEW', size: 'Large' };
const documentOf = (change: object = {}) => ({
  id: 'stew',
  data: { name: 'STEW', sizes: [{ label: 'Large', price: 25 }], ...change },
});

it.each([
  ['is as it was', [documentOf()], []],
  [
    'costs more',
    [documentOf({ sizes: [{ label: 'Large', price: 30 }] })],
    [{ itemId: stew.id, kind: 'changed', name: 'STEW', priceCents: 3000, tags: '' }],
  ],
  [
    'has another name',
    [documentOf({ name: 'OXTAIL STEW' })],
    [{ itemId: stew.id, kind: 'changed', name: 'OXTAIL STEW', priceCents: 2500, tags: '' }],
  ],
  ['is sold out', [documentOf({ soldOut: true })], [{ itemId: stew.id, kind: 'sold-out' }]],
  ['is gone', [], [{ itemId: stew.id, kind: 'gone' }]],
  [
    'has no such size any more',
    [documentOf({ sizes: [{ label: 'Small', price: 25 }] })],
    [{ itemId: stew.id, kind: 'gone' }],
  ],
  [
    'has no price any more',
    [documentOf({ sizes: [{ label: 'Large', price: null }] })],
    [{ itemId: stew.id, kind: 'gone' }],
  ],
  [
    'has the same price under one of two equal labels',
    [
      documentOf({
        sizes: [
          { label: 'Large', price: 30 },
          { label: 'Large', price: 25 },
        ],
      }),
    ],
    [],
  ],
])('knows that a dish of the Monthly Menu %s', (_what, documents, changes) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const monthly = parseMenu(documents).dishes;
  expect(menuChanges([soup, stew], { monthly })).toEqual(changes);
});

const checkOf = (
  readMenu: () => Promise<ReturnType<typeof documentOf>[]>,
  readDishStates: () => Promise<unknown> = async () => undefined,
) => createMenuCheck({ readMenu, readDishStates });

describe('the check before an order is sent', () => {
  it('reads only the part of the menu that the cart is from', async () => {
    const readMenu = jest.fn(async () => [documentOf()]);
    const readDishStates = jest.fn(async () => ({}));
    const check = checkOf(readMenu, readDishStates);
    await expect(check([soup])).resolves.toEqual({ changes: [], isMenuRead: true });
    expect(readMenu).not.toHaveBeenCalled();
    readDishStates.mockClear();
    await expect(check([stew])).resolves.toEqual({ changes: [], isMenuRead: true });
    expect(readDishStates).not.toHaveBeenCalled();
  });

  it.each([
    ['soldOut', 'sold-out'],
    ['hidden', 'gone'],
  ])('tells of a fixed dish that is %s like one of the month', async (field, kind) => {
    const check = checkOf(
      async () => [documentOf()],
      async () => ({ [field]: { [soup.name]: true } }),
    );
    const changes = [{ itemId: soup.id, kind }];
    await expect(check([soup, stew])).resolves.toEqual({ changes, isMenuRead: true });
  });

  it('stops no order when it cannot be read which fixed dishes are sold out', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const check = checkOf(
      async () => [documentOf({ soldOut: true })],
      () => Promise.reject(new Error('unavailable')),
    );
    const changes = [{ itemId: stew.id, kind: 'sold-out' }];
    await expect(check([soup, stew])).resolves.toEqual({ changes, isMenuRead: true });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('compares the dishes of the Monthly Menu, beside which there may be others', async () => {
    const check = checkOf(async () => [documentOf({ soldOut: true })]);
    await expect(check([soup, stew])).resolves.toEqual({
      changes: [{ itemId: stew.id, kind: 'sold-out' }],
      isMenuRead: true,
    });
  });

  it('tells of a dish that the owner hides like one that is gone', async () => {
    const check = checkOf(async () => [documentOf({ hidden: true })]);
    await expect(check([stew])).resolves.toEqual({
      changes: [{ itemId: stew.id, kind: 'gone' }],
      isMenuRead: true,
    });
  });

  it('stops no order when the menu cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const check = checkOf(() => Promise.reject(new Error('unavailable')));
    await expect(check([stew])).resolves.toEqual({ changes: [], isMenuRead: false });
    expect(warn.mock.calls).toEqual([
      [
        '[simmer/order] the menu could not be read before the order is sent.',
        new Error('unavailable'),
      ],
    ]);
  });

  it('waits five seconds at most', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const checked = checkOf(() => new Promise(() => undefined))([stew]);
    await jest.advanceTimersByTimeAsync(5000);
    await expect(checked).resolves.toEqual({ changes: [], isMenuRead: false });
    jest.useRealTimers();
  });
});

it.each([
  ['the line of a dish that is sold out was removed', 'sold-out', [], false],
  ['the line with the old price was removed', 'changed', [soup], false],
  ['the line is still there', 'sold-out', [stew], true],
  ['the line has the old price', 'changed', [stew], true],
  ['the line has the old name', 'changed', [{ ...stew, name: 'BEEF', priceCents: 3000 }], true],
  ['the guest took the new price', 'changed', [{ ...stew, priceCents: 3000 }], false],
  ['the line has the old allergens', 'changed', [{ ...stew, priceCents: 3000, tags: 'x' }], true],
  ['another dish has the id of the line', 'sold-out', [{ ...stew, documentId: 'pie' }], false],
] as const)('a change is open or settled when %s', (_when, kind, items, open) => {
  const change =
    kind === 'changed'
      ? { itemId: stew.id, kind, name: 'STEW', priceCents: 3000, tags: '' }
      : { itemId: stew.id, kind };
  expect(isOpen(change, items, [stew, soup])).toBe(open);
});

it('knows that the menu says something else about diet and allergens', async () => {
  const check = checkOf(async () => [documentOf({ tags: ['nuts'] })]);
  const now = { name: 'STEW', priceCents: 2500, tags: 'Contains nuts' };
  expect((await check([stew])).changes).toEqual([{ itemId: stew.id, kind: 'changed', ...now }]);
  expect((await check([{ ...stew, tags: 'Contains nuts' }])).changes).toEqual([]);
});
