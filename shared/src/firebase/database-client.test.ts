import * as lite from 'firebase/firestore/lite';
import type * as Config from '@simmer/shared/config';
import { MENU_LIMITS } from '../menu/menu';
import { NO_RULES, parseOrdering } from '../ordering/ordering';
import { FIREBASE_LIMIT_MS } from './firebase';
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
  sdk.arrayUnion.mockImplementation((...ids) => `with ${ids.join(', ')}` as never);
  sdk.arrayRemove.mockImplementation((...ids) => `without ${ids.join(', ')}` as never);
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
  stored(undefined);
  const dishes = [
    { id: 'a', fields: pie },
    { id: 'b', fields: pie, photo },
  ];
  expect(await owner.addDishes(dishes)).toBe(true);
  await owner.deleteDishes([{ id: 'b' }]);
  const [order, merged] = ['the database/menu/!order', { merge: true }];
  expect(writes).toEqual([
    ['set', 'the database/menu/a', pie],
    ['set', 'the database/menu/b', pie],
    ['set', 'the database/pictures/b', storedPhoto],
    ['set', order, { ids: 'with a, b' }, merged],
    ['delete', 'the database/menu/b'],
    ['delete', 'the database/pictures/b'],
    ['set', order, { ids: 'without b' }, merged],
    ['commit'],
  ]);
});

/** What a transaction reads. */
function stored(data: object | undefined) {
  storedBy(() => data);
}

const transactionOn = (read: (path: string) => object | undefined) => ({
  ...batch,
  get: async (path: unknown) => ({ data: () => read(String(path)) }),
});

function storedBy(read: (path: string) => object | undefined) {
  sdk.runTransaction.mockImplementation(async (_database, run) =>
    run(transactionOn(read) as never),
  );
}

it('a write that was given up is not stored when the SDK runs it again, on a phone that slept also hours later', async () => {
  stored(undefined);
  const limits = await client.limitsClient();
  const same = <T>(now: T) => now;
  const runs = [
    () => owner.addDishes([{ id: 'a', fields: pie }]),
    () => owner.changeDishes([]),
    () => owner.changeMenuOrder(same),
    () => owner.saveOrdering(() => pie),
    () => limits.saveLimits(() => ({})),
    () => limits.changeClaim('2026-12-24', 'ada', same),
  ];
  const now = jest.spyOn(Date, 'now');
  for (const run of runs) {
    now.mockReturnValue(0);
    await run();
    const [, update] = sdk.runTransaction.mock.lastCall ?? [];
    const again = () => update?.(transactionOn(() => undefined) as never);
    now.mockReturnValue(FIREBASE_LIMIT_MS);
    await again();
    now.mockReturnValue(FIREBASE_LIMIT_MS + 1);
    await expect(again()).rejects.toThrow('No answer within 10 seconds.');
  }
});

it.each([
  ['somebody has put it back and changed it since', { ...pie, name: 'TART' }, false],
  ['an earlier attempt has stored it', pie, true],
])('a dish that is there is stored as asked, or left: %s', async (_when, there, isStored) => {
  stored(there);
  expect(await owner.addDishes([{ id: 'a', fields: pie }])).toBe(isStored);
  expect(writes.length > 0).toBe(isStored);
});

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
      const change = (raw: unknown) => {
        return { ...parseOrdering(raw).settings, deliveryArea: 'Springfield' };
      };
      await expect(owner.saveOrdering(change)).resolves.toEqual(settings);
      expect(writes.splice(0)).toEqual([['set', 'the database/settings/ordering', settings]]);
      await expect(owner.saveOrdering(() => undefined)).resolves.toEqual(data);
      expect(writes).toEqual([]);
    },
  );
});

describe('changing dishes', () => {
  const pathOf = (id: string) => `the database/menu/${id}`;
  const sizes = (price: number) => [{ label: 'Small', price }];
  const dish = { name: 'PIE', description: 'Sweet.', sizes: sizes(30) };
  const set = (id: string, fields: object) => ['set', pathOf(id), fields, { merge: true }];

  it.each([
    ['is replaced', photo, [['set', 'the database/pictures/b', storedPhoto]]],
    ['is removed', null, [['delete', 'the database/pictures/b']]],
    ['stays', undefined, []],
  ] as const)(
    'stores the given fields and returns the whole dish; its photo %s',
    async (_how, newPhoto, photoWrites) => {
      stored(pie);
      const fields = { picture: '#000000' };
      await expect(
        owner.changeDishes([{ id: 'b', fields, expected: pie, photo: newPhoto }]),
      ).resolves.toEqual({ isStored: true, documents: [{ id: 'b', data: { ...pie, ...fields } }] });
      expect(writes).toEqual([set('b', fields), ...photoWrites]);
    },
  );

  const soldOut = { soldOut: true };
  it.each<[string, string, object, object | undefined, object | undefined, boolean]>([
    ['nobody has changed it', 'a', { name: 'TART' }, dish, dish, true],
    [
      'somebody has changed another field',
      'a',
      { name: 'TART' },
      dish,
      { ...dish, tags: [] },
      true,
    ],
    ['an earlier attempt has arrived', 'a', { name: 'TART' }, dish, { name: 'TART' }, true],
    ['somebody has changed the same field', 'a', { name: 'TART' }, dish, { name: 'CAKE' }, false],
    [
      'any change of it is to be replaced',
      'a',
      { name: 'TART' },
      undefined,
      { name: 'CAKE' },
      true,
    ],
    ['it is a fixed dish, for which nothing was set', 'Danish', soldOut, {}, undefined, true],
    ['somebody has set another field first', 'Danish', soldOut, {}, { hidden: true }, true],
    ['an earlier attempt has set it', 'Danish', soldOut, {}, { fixed: true, ...soldOut }, true],
    ['somebody has set the same field first', 'Danish', soldOut, {}, { soldOut: false }, false],
    ['what was set for it is gone', 'Danish', soldOut, { fixed: true }, undefined, true],
  ])(
    'changes all of them, or none: when %s',
    async (_when, id, fields, expected, data, isStored) => {
      storedBy((path) => (path === pathOf(id) ? data : dish));
      const other = { id: 'other', fields: { sizes: sizes(33) }, expected: dish };
      const answer = await owner.changeDishes([
        other,
        { id, fields, ...(expected && { expected }) },
      ]);
      const marked = { ...fields, ...(id === 'Danish' && { fixed: true }) };
      expect(answer).toEqual({
        isStored,
        documents: [
          { id: 'other', data: isStored ? { ...dish, ...other.fields } : dish },
          { id, data: isStored ? { ...data, ...marked } : data },
        ],
      });
      expect(writes).toEqual(isStored ? [set('other', other.fields), set(id, marked)] : []);
      expect(sdk.runTransaction).toHaveBeenCalledTimes(1);
    },
  );

  it('stores none of them, and fails, when one is gone, also for a field that it never had', async () => {
    storedBy((path) => (path.endsWith('/a') ? undefined : { fixed: true }));
    const fields = { from: '2026-12-01' };
    const change = owner.changeDishes([
      { id: 'Danish', fields },
      { id: 'a', fields, expected: dish },
    ]);
    await expect(change).rejects.toMatchObject({ code: 'not-found' });
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
  const entry: unknown = { id: 'one' };
  const kept = ['set', entry, { ...former, at: 'now' }];
  beforeEach(() =>
    sdk.doc.mockImplementation((...steps) =>
      steps.length === 1 ? (entry as never) : toPath(...steps),
    ),
  );

  it('is kept in the same write, and the photo of a dish that was removed beside it, so that it does not slow down the list', async () => {
    stored({ fixed: true });
    const fields = { soldOut: true };
    await owner.changeDishes([{ id: 'Danish', fields, expected: {}, former }]);
    const update = ['set', 'the database/menu/Danish', { soldOut: true, fixed: true }];
    expect(writes.splice(0)).toEqual([[...update, { merge: true }], kept]);
    await owner.deleteDishes([{ id: 'Danish', former, photo }]);
    expect(writes).toContainEqual(kept);
    expect(writes).toContainEqual(['set', 'the database/pictures/one', storedPhoto]);
    expect(writes).toContainEqual(['delete', 'the database/pictures/Danish']);
  });

  it('is kept once, also when the SDK runs the write again because its answer was lost', async () => {
    const { fields } = former;
    stored(fields);
    const change = { id: 'Danish', fields, expected: { fixed: true, sizes: [] }, former };
    await expect(owner.changeDishes([change])).resolves.toMatchObject({ isStored: true });
    expect(writes).not.toContainEqual(kept);
  });

  it('is not kept when the change itself is not stored', async () => {
    stored({ fixed: true, soldOut: false });
    const fields = { soldOut: true };
    await owner.changeDishes([{ id: 'Danish', fields, expected: {}, former }]);
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
    expect(sdk.getDocs).toHaveBeenCalledWith('the database/former/newest first/first 1000');
    await owner.forgetFormer(['0']);
    expect(writes).toEqual([
      ['delete', 'the database/former/0'],
      ['delete', 'the database/pictures/0'],
      ['commit'],
    ]);
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
