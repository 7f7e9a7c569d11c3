import * as lite from 'firebase/firestore/lite';
import type * as Config from '@simmer/shared/config';
import { MENU_LIMITS } from '../menu/menu';
import { NO_RULES } from '../ordering/ordering';
import { testSiteConfig } from '../testing/site-config';
import type * as DatabaseClient from './database-client';
import type * as Owner from './owner-client';

jest.mock('firebase/firestore/lite');
jest.mock('./firebase-app', () => ({ checkedApp: () => Promise.resolve('the app') }));
const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));

const sdk = jest.mocked(lite);

/** Replaces a reference by its path. */
const toPath = (...steps: unknown[]) => steps.map(String).join('/') as never;

const pie = { name: 'PIE', description: '', sizes: [], picture: '#a1b2c3' };
const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const storedPhoto = { type: 'image/webp', image: 'bytes AAAA' };
/** What a batch or a transaction writes. */
const writes: unknown[][] = [];
const batch = {
  set: (...args: unknown[]) => (writes.push(['set', ...args]), batch),
  delete: (...args: unknown[]) => (writes.push(['delete', ...args]), batch),
  commit: async () => void writes.push(['commit']),
};

let client: typeof DatabaseClient;
let owner: Owner.OwnerClient;
beforeEach(() => {
  jest.resetAllMocks();
  sdk.getFirestore.mockReturnValue('the database' as never);
  sdk.collection.mockImplementation(toPath);
  sdk.doc.mockImplementation(toPath);
  sdk.limit.mockImplementation((count) => `first ${String(count)}` as never);
  sdk.query.mockImplementation(toPath);
  sdk.getDoc.mockResolvedValue({ data: () => ({ role: 'manager' }) } as never);
  sdk.arrayUnion.mockImplementation((id) => `with ${String(id)}` as never);
  sdk.arrayRemove.mockImplementation((id) => `without ${String(id)}` as never);
  sdk.Bytes.fromBase64String.mockImplementation((text) => `bytes ${text}` as never);
  sdk.serverTimestamp.mockReturnValue('now' as never);
  sdk.writeBatch.mockReturnValue(batch as never);
  writes.length = 0;
  jest.isolateModules(() => {
    jest.requireActual<typeof Config>('@simmer/shared/config').setSiteConfig(testSiteConfig);
    client = jest.requireActual('./database-client');
    const { createOwnerClient } = jest.requireActual<typeof Owner>('./owner-client');
    owner = createOwnerClient('the database' as never);
  });
});

it('the Monthly Menu is read from the collection menu, but only as many documents as show that it is too long (case 31)', async () => {
  const data = { name: 'PIE' };
  sdk.getDocs.mockResolvedValue({ docs: [{ id: 'a', data: () => data }] } as never);
  await expect(client.readMenu()).resolves.toEqual([{ id: 'a', data }]);
  const first = String(1 + MENU_LIMITS.dishes + 1);
  expect(sdk.getDocs).toHaveBeenCalledWith(`the database/menu/first ${first}`);
});

it('every write goes to its own document; a dish is stored and deleted with its place and its photo, all or nothing', async () => {
  await client.createProfile('pepper', 'guest');
  expect(sdk.setDoc.mock.calls).toEqual([['the database/users/pepper', { role: 'guest' }]]);
  await owner.addMenuItem('a', pie);
  await owner.addMenuItem('b', pie, photo);
  await owner.deleteMenuItem('b');
  const [order, merged] = ['the database/menu/!order', { merge: true }];
  expect(writes).toEqual([
    ['set', 'the database/menu/a', pie],
    ['set', order, { ids: 'with a' }, merged],
    ['commit'],
    ['set', 'the database/menu/b', pie],
    ['set', order, { ids: 'with b' }, merged],
    ['set', 'the database/pictures/b', storedPhoto],
    ['commit'],
    ['delete', 'the database/menu/b'],
    ['set', order, { ids: 'without b' }, merged],
    ['delete', 'the database/pictures/b'],
    ['commit'],
  ]);
});

/** What a transaction reads. */
function stored(data: object | undefined) {
  storedBy(() => data);
}

function storedBy(read: (path: string) => object | undefined) {
  const transaction = {
    ...batch,
    get: async (path: unknown) => ({ data: () => read(String(path)) }),
  };
  sdk.runTransaction.mockImplementation(async (_database, run) => run(transaction as never));
}

it.each([
  ['as they are stored by then', { ids: ['a', 'b'] }, ['a', 'b']],
  ['or none, when nothing was moved before', undefined, []],
])('the order of the dishes is changed from the ids %s', async (_which, data, before) => {
  stored(data);
  const change = jest.fn((ids: readonly string[]) => ['new', ...ids]);
  const ids = ['new', ...before];
  await expect(owner.changeMenuOrder(change)).resolves.toEqual({ ids });
  expect(change.mock.calls).toEqual([[before]]);
  expect(writes).toEqual([['set', 'the database/menu/!order', { ids }]]);
});

describe('when and where guests can order', () => {
  it.each([
    [
      'another device has paused the shop',
      { ...NO_RULES, paused: true },
      { ...NO_RULES, paused: true },
    ],
    [
      'a later release has added a field',
      { ...NO_RULES, minimum: 20 },
      { ...NO_RULES, minimum: 20 },
    ],
    ['nothing was set before', undefined, NO_RULES],
    [
      'a field is missing or invalid',
      { paused: true, leadDays: '2' },
      { ...NO_RULES, paused: true },
    ],
  ])(
    'is stored field by field: the other fields stay unchanged when %s',
    async (_when, data, others) => {
      stored(data);
      const settings = { ...others, deliveryArea: 'Springfield' };
      await expect(owner.saveOrdering({ deliveryArea: 'Springfield' })).resolves.toEqual(settings);
      expect(writes).toEqual([['set', 'the database/settings/ordering', settings]]);
    },
  );
});

describe('changing a dish', () => {
  it.each([
    ['is replaced', photo, [['set', 'the database/pictures/b', storedPhoto]]],
    ['is removed', null, [['delete', 'the database/pictures/b']]],
    ['stays', undefined, []],
  ] as const)(
    'stores the given fields and returns the whole dish; its photo %s',
    async (...row) => {
      const [, newPhoto, photoWrites] = row;
      stored(pie);
      const change = { picture: '#000000' };
      await expect(owner.updateMenuItem('b', change, pie, newPhoto)).resolves.toEqual({
        isStored: true,
        data: { ...pie, ...change },
      });
      const [dishWrite, ...others] = writes;
      expect(dishWrite).toEqual(['set', 'the database/menu/b', change, { merge: true }]);
      expect(others).toEqual(photoWrites);
    },
  );

  it.each([
    ['nobody has changed it', { name: 'PIE', description: 'Sweet.' }, true],
    ['somebody has changed another field', { name: 'PIE', description: 'Sour.' }, true],
    ['an earlier attempt has arrived', { name: 'TART', description: 'Sweet.' }, true],
    ['somebody has changed the same field', { name: 'CAKE', description: 'Sweet.' }, false],
  ])('is done when %s: %j, %s', async (_when, data, isStored) => {
    stored(data);
    const expected = { name: 'PIE', description: 'Sweet.' };
    const answer = await owner.updateMenuItem('a', { name: 'TART' }, expected);
    expect(answer).toEqual({ isStored, data: isStored ? { ...data, name: 'TART' } : data });
    expect(writes).toHaveLength(isStored ? 1 : 0);
  });

  it('fails when the dish is gone', async () => {
    stored(undefined);
    const change = owner.updateMenuItem('a', { name: 'TART' }, {});
    await expect(change).rejects.toMatchObject({ code: 'not-found' });
    expect(writes).toEqual([]);
  });
});

describe('changing a fixed dish', () => {
  const place = 'the database/menu/Danish';
  const merged = { merge: true };

  it.each([
    ['nothing was set for it before', undefined],
    ['something else was set for it', { fixed: true, hidden: true }],
  ])('stores the given fields with the mark of a fixed dish when %s', async (_when, data) => {
    stored(data);
    const change = { soldOut: true, picture: '#a1b2c3' };
    await expect(owner.updateMenuItem('Danish', change, {}, photo)).resolves.toEqual({
      isStored: true,
      data: { ...data, ...change, fixed: true },
    });
    expect(writes).toEqual([
      ['set', place, { ...change, fixed: true }, merged],
      ['set', 'the database/pictures/Danish', storedPhoto],
    ]);
  });

  it.each([
    ['somebody else has set another field meanwhile', { fixed: true, hidden: true }, true],
    ['an earlier attempt has arrived', { fixed: true, soldOut: true }, true],
    ['somebody else has set the same field meanwhile', { fixed: true, soldOut: false }, false],
  ])('for the first time is done when %s: %j, %s', async (_when, data, isStored) => {
    stored(data);
    const answer = await owner.updateMenuItem('Danish', { soldOut: true }, {});
    expect(answer).toEqual({ isStored, data: isStored ? { ...data, soldOut: true } : data });
    expect(writes).toHaveLength(isStored ? 1 : 0);
  });
});

describe('changing several dishes at once', () => {
  const sizes = (price: number) => [{ label: 'Small', price }];
  const changes = new Map([
    ['a', { sizes: sizes(33) }],
    ['Danish', { sizes: sizes(27.5) }],
  ]);
  const change = (expected: Record<string, unknown>) =>
    owner.saveMany(changes, new Map(Object.entries(expected)));
  const dish = { name: 'PIE', sizes: sizes(30) };
  const merged = { merge: true };
  const both = [
    ['set', 'the database/menu/a', { sizes: sizes(33) }, merged],
    ['set', 'the database/menu/Danish', { sizes: sizes(27.5), fixed: true }, merged],
  ];

  it.each<[string, Record<string, object>]>([
    ['as they were read', { a: dish }],
    ['or differ in other fields', { a: { ...dish, name: 'TART' }, Danish: { fixed: true } }],
    ['or have the new sizes from an attempt that had no answer', { a: { sizes: sizes(33) } }],
  ])('stores all of them in one transaction if they are %s', async (_how, data) => {
    storedBy((path) => data[path.replace('the database/menu/', '')]);
    await expect(change({ a: dish, Danish: undefined })).resolves.toBe(true);
    expect(writes).toEqual(both);
    expect(sdk.runTransaction).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Record<string, object>]>([
    ['has other sizes than were read', { a: { ...dish, sizes: sizes(31) } }],
    ['is gone', {}],
    ['is a fixed dish with new sizes', { a: dish, Danish: { fixed: true, sizes: sizes(26) } }],
  ])('stores none of them if one %s', async (_how, data) => {
    storedBy((path) => data[path.replace('the database/menu/', '')]);
    await expect(change({ a: dish, Danish: {} })).resolves.toBe(false);
    expect(writes).toEqual([]);
  });

  it('stores none of them if one is gone, also for a field that it never had', async () => {
    storedBy((path) => (path.endsWith('/a') ? undefined : { fixed: true }));
    const plans = new Map([
      ['Danish', { from: '2026-12-01' }],
      ['a', { from: '2026-12-01' }],
    ]);
    await expect(owner.saveMany(plans, new Map([['a', dish]]))).resolves.toBe(false);
    expect(writes).toEqual([]);
  });
});

describe('what a change has replaced', () => {
  const fields = { fixed: true, sizes: [{ label: 'Tray', price: 25 }] } as const;
  const former = {
    dish: 'Danish',
    name: 'Danish',
    fields: { ...fields, sizes: [...fields.sizes] },
  };
  const kept = ['set', 'the database/former', { ...former, at: 'now' }];

  it('is kept in the same write, with the photo of a dish that was removed', async () => {
    stored({ fixed: true });
    await owner.updateMenuItem('Danish', { soldOut: true }, {}, undefined, former);
    await owner.saveMany(new Map([['Danish', { soldOut: true }]]), new Map(), [former]);
    const update = ['set', 'the database/menu/Danish', { soldOut: true, fixed: true }];
    const merged = [...update, { merge: true }];
    expect(writes.splice(0)).toEqual([merged, kept, merged, kept]);
    await owner.deleteMenuItem('Danish', former, photo);
    const pictured = { ...former, at: 'now', photo: storedPhoto };
    expect(writes).toContainEqual(['set', 'the database/former', pictured]);
    expect(writes).toContainEqual(['delete', 'the database/pictures/Danish']);
  });

  it('is not kept when the change itself is not stored', async () => {
    stored({ fixed: true, soldOut: false });
    await owner.updateMenuItem('Danish', { soldOut: true }, {}, undefined, former);
    await owner.saveMany(new Map([['Danish', { soldOut: true }]]), new Map(), [former]);
    expect(writes).toEqual([]);
  });

  it('is read with the newest first, without what is unreadable, and forgotten', async () => {
    const at = Object.assign(Object.create(sdk.Timestamp.prototype), { toMillis: () => 5 });
    const docs = [
      { ...former, at },
      { ...former, at: 'yesterday' },
    ];
    sdk.orderBy.mockReturnValue('newest first' as never);
    sdk.getDocs.mockResolvedValue({
      docs: docs.map((data, place) => ({ id: String(place), data: () => data })),
    } as never);
    await expect(owner.readFormer()).resolves.toEqual([{ ...former, id: '0', at: 5 }]);
    expect(sdk.getDocs).toHaveBeenCalledWith('the database/former/newest first/first 200');
    await owner.forgetFormer(['0']);
    expect(writes).toEqual([['delete', 'the database/former/0'], ['commit']]);
  });
});

it('the database is the local cloud’s when the registry names one, connected once and tried again after an unreadable registry', async () => {
  localEndpoints.mockRejectedValueOnce(new Error('offline'));
  await expect(client.readOrdering()).rejects.toThrow('offline');
  localEndpoints.mockResolvedValue({ firestore: 'http://127.0.0.1:8088' });
  await Promise.all([client.readProfile('olive'), client.readOrdering()]);
  expect(sdk.getDoc.mock.calls).toEqual([
    ['the database/users/olive'],
    ['the database/settings/ordering'],
  ]);
  expect(sdk.connectFirestoreEmulator.mock.calls).toEqual([['the database', '127.0.0.1', 8088]]);
});

it('how far an order is, is stored with the server’s time below the key of the order, and read with that time; other contents count as none', async () => {
  sdk.serverTimestamp.mockReturnValue('now' as never);
  const at = new sdk.Timestamp(7, 0);
  jest.mocked(at.toMillis).mockReturnValue(7000);
  await client.writeState('key', 'ready');
  expect(sdk.setDoc.mock.calls).toEqual([
    ['the database/status/key', { state: 'ready', at: 'now' }],
  ]);
  for (const [data, state] of [
    [
      { state: 'ready', at },
      { state: 'ready', at: 7000 },
    ],
    [{ state: 'eaten', at }, undefined],
    [{ state: 'ready', at: 7 }, undefined],
    [undefined, undefined],
  ] as const) {
    sdk.getDoc.mockResolvedValueOnce({ data: () => data } as never);
    await expect(client.readState('key')).resolves.toEqual(state);
  }
  await client.forgetState('key');
  expect(sdk.deleteDoc.mock.calls).toEqual([['the database/status/key']]);
});
