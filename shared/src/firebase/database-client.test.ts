import { setSiteConfig } from '@simmer/shared/config';
import * as lite from 'firebase/firestore/lite';
import { MENU_LIMITS } from '../menu/menu';
import { NO_RULES } from '../ordering/ordering';
import { testSiteConfig } from '../testing/site-config';
import type * as DatabaseClient from './database-client';

jest.mock('firebase/firestore/lite');
jest.mock('./app', () => ({ checkedApp: () => Promise.resolve('the app') }));
const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));

const sdk = jest.mocked(lite);

/** Replaces a reference by its path. */
const toPath = (...steps: unknown[]) => steps.map(String).join('/') as never;

const photo = { type: 'image/webp', base64: 'AAAA' } as const;
/** What a batch or a transaction writes. */
const writes: unknown[][] = [];
const batch = {
  set: (...args: unknown[]) => (writes.push(['set', ...args]), batch),
  delete: (...args: unknown[]) => (writes.push(['delete', ...args]), batch),
  commit: async () => void writes.push(['commit']),
};

let client: typeof DatabaseClient;
beforeEach(() => {
  jest.resetAllMocks();
  setSiteConfig(testSiteConfig);
  sdk.getFirestore.mockReturnValue('the database' as never);
  sdk.collection.mockImplementation(toPath);
  sdk.doc.mockImplementation(toPath);
  sdk.limit.mockImplementation((count) => `first ${String(count)}` as never);
  sdk.query.mockImplementation(toPath);
  sdk.getDoc.mockResolvedValue({ data: () => ({ role: 'manager' }) } as never);
  sdk.deleteField.mockReturnValue('nothing' as never);
  sdk.Bytes.fromBase64String.mockImplementation((text) => `bytes ${text}` as never);
  sdk.writeBatch.mockReturnValue(batch as never);
  writes.length = 0;
  jest.isolateModules(() => {
    client = jest.requireActual('./database-client');
  });
});

describe('the database', () => {
  it('stores the profile of an account at users/{uid}, with only the role [175]', async () => {
    await client.createProfile('pepper', 'guest');
    expect(sdk.setDoc.mock.calls).toEqual([['the database/users/pepper', { role: 'guest' }]]);
  });

  it('reads the profile of an account from users/{uid}, in the owner’s cloud', async () => {
    await expect(client.readProfile('olive')).resolves.toEqual({ role: 'manager' });
    expect(sdk.connectFirestoreEmulator).not.toHaveBeenCalled();
    expect(sdk.getDoc).toHaveBeenCalledWith('the database/users/olive');
  });

  it('reads the Monthly Menu from the collection menu, at most as much as is needed to see that it is too long (case 31)', async () => {
    const data = { name: 'PIE' };
    sdk.getDocs.mockResolvedValue({ docs: [{ id: 'a', data: () => data }] } as never);
    await expect(client.readMenu()).resolves.toEqual([{ id: 'a', data }]);
    expect(sdk.getDocs).toHaveBeenCalledWith(
      `the database/menu/first ${String(MENU_LIMITS.dishes + 1)}`,
    );
  });

  it('reads and replaces when and where the shop takes orders at settings/ordering', async () => {
    await client.saveOrdering(NO_RULES);
    await expect(client.readOrdering()).resolves.toEqual({ role: 'manager' });
    expect(sdk.setDoc.mock.calls).toEqual([['the database/settings/ordering', NO_RULES]]);
    expect(sdk.getDoc).toHaveBeenCalledWith('the database/settings/ordering');
  });

  it('stores a dish by its document', async () => {
    const pie = { name: 'PIE', description: '', sizes: [] };
    await client.addMenuItem('b', pie);
    expect(sdk.setDoc.mock.calls).toEqual([['the database/menu/b', pie]]);
  });
});

describe('a dish with a photo', () => {
  const pie = { name: 'PIE', description: '', sizes: [], picture: '#a1b2c3' };
  it('is stored and deleted with it, both or neither', async () => {
    await client.addMenuItem('b', pie, photo);
    await client.deleteMenuItem('b');
    expect(writes).toEqual([
      ['set', 'the database/menu/b', pie],
      ['set', 'the database/pictures/b', { type: 'image/webp', image: 'bytes AAAA' }],
      ['commit'],
      ['delete', 'the database/menu/b'],
      ['delete', 'the database/pictures/b'],
      ['commit'],
    ]);
  });

  it.each([
    ['is replaced', photo, ['set', { type: 'image/webp', image: 'bytes AAAA' }]],
    ['is removed', null, ['delete']],
    ['stays', undefined, undefined],
  ] as const)('%s in the transaction that changes the dish', async (_what, picture, write) => {
    const transaction = { ...batch, get: async () => ({ data: () => pie }), update: jest.fn() };
    sdk.runTransaction.mockImplementation(async (_database, run) => run(transaction as never));
    await client.updateMenuItem('b', { picture: '#000000' }, pie, picture);
    const [action, ...fields] = write ?? [];
    expect(writes).toEqual(write ? [[action, 'the database/pictures/b', ...fields]] : []);
  });
});

describe('changing a dish', () => {
  const update = jest.fn();
  function stored(data: object | undefined) {
    sdk.runTransaction.mockImplementation(async (_database, run) =>
      run({ get: async () => ({ data: () => data }), update } as never),
    );
  }
  beforeEach(() => update.mockReset());

  it('stores the given fields, and tells the whole dish', async () => {
    stored({ name: 'PIE', soldOut: false });
    await expect(client.updateMenuItem('a', { soldOut: true }, undefined)).resolves.toEqual({
      isStored: true,
      data: { name: 'PIE', soldOut: true },
    });
    expect(update.mock.calls).toEqual([['the database/menu/a', { soldOut: true }]]);
  });

  it.each([
    ['nobody has changed it', { name: 'PIE', description: 'Sweet.' }, true],
    ['somebody has changed another field', { name: 'PIE', description: 'Sour.' }, true],
    ['an earlier attempt has arrived', { name: 'TART', description: 'Sweet.' }, true],
    ['somebody has changed the same field', { name: 'CAKE', description: 'Sweet.' }, false],
  ])('is done when %s: %j, %s', async (_when, data, isStored) => {
    stored(data);
    const expected = { name: 'PIE', description: 'Sweet.' };
    const answer = await client.updateMenuItem('a', { name: 'TART' }, expected);
    expect(answer).toEqual({ isStored, data: isStored ? { ...data, name: 'TART' } : data });
    expect(update).toHaveBeenCalledTimes(isStored ? 1 : 0);
  });

  it('fails when it is gone', async () => {
    stored(undefined);
    await expect(client.updateMenuItem('a', { name: 'TART' }, {})).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('where the database runs', () => {
  it('is the local cloud when the registry names one, connected once', async () => {
    localEndpoints.mockResolvedValue({ firestore: 'http://127.0.0.1:8088' });
    await Promise.all([client.readProfile('olive'), client.readProfile('pepper')]);
    expect(sdk.connectFirestoreEmulator.mock.calls).toEqual([['the database', '127.0.0.1', 8088]]);
  });

  it('is looked up again after the registry could not be read', async () => {
    localEndpoints.mockRejectedValueOnce(new Error('offline'));
    await expect(client.readProfile('olive')).rejects.toThrow('offline');
    await expect(client.readProfile('olive')).resolves.toEqual({ role: 'manager' });
  });
});

describe('what the owner sets for a dish that is always on the menu', () => {
  it('is stored without touching what is set for the others', async () => {
    await client.saveDishState('Danish', { soldOut: true, hidden: false });
    expect(writes).toEqual([
      [
        'set',
        'the database/settings/dishes',
        { soldOut: { Danish: true }, hidden: { Danish: 'nothing' } },
        { merge: true },
      ],
      ['commit'],
    ]);
  });

  it('is stored with its photo, and the photo is removed with its color, both or neither', async () => {
    await client.saveDishState('Danish', { photos: '#a1b2c3' }, photo);
    await client.saveDishState('Danish', { photos: '' }, null);
    const [place, merged] = ['the database/settings/dishes', { merge: true }];
    expect(writes).toEqual([
      ['set', place, { photos: { Danish: '#a1b2c3' } }, merged],
      ['set', 'the database/pictures/Danish', { type: 'image/webp', image: 'bytes AAAA' }],
      ['commit'],
      ['set', place, { photos: { Danish: 'nothing' } }, merged],
      ['delete', 'the database/pictures/Danish'],
      ['commit'],
    ]);
  });
});
