import { pie, useCloud } from './testing/cloud';
import { documents, send, tokenOf, type Answer } from './testing/raw-request';

const cloud = useCloud();

const text = (stringValue: string) => ({ stringValue });
const size = (price: object = { integerValue: '30' }) => ({
  mapValue: { fields: { label: text('Small'), price, feeds: text('feeds 3-4') } },
});
const list = (values: object[]) => ({ arrayValue: { values } });
const dish = { name: text('SOUP'), description: text('Hot.'), sizes: list([size()]) };
const priced = (price: object) => ({ ...dish, sizes: list([size(price)]) });
const promotion = { role: text('manager') };

const guest = tokenOf('gus');
const manager = tokenOf('olive');
const named = (path: string) => `${documents}/${path}`;
const write = (token: string, fields: object) => send(token, 'PATCH', '/menu/new', { fields });
const commit = (token: string, ...writes: object[]) => send(token, 'POST', ':commit', { writes });

function expectRefused({ status, body }: Answer): void {
  // A query returns a list.
  const { error } = Array.isArray(body) ? body[0] : body;
  expect({ status, error: error?.status }).toEqual({ status: 403, error: 'PERMISSION_DENIED' });
}

describe('a guest who sends requests to the database directly', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['a change', () => send(guest, 'PATCH', '/users/gus', { fields: promotion })],
    [
      'a change of that field alone',
      () => send(guest, 'PATCH', '/users/gus?updateMask.fieldPaths=role', { fields: promotion }),
    ],
    [
      'a change if it is there',
      () => send(guest, 'PATCH', '/users/gus?currentDocument.exists=true', { fields: promotion }),
    ],
    ['a new document', () => send(guest, 'POST', '/users?documentId=gus2', { fields: promotion })],
    ['a deletion', () => send(guest, 'DELETE', '/users/gus')],
    ['a commit', () => commit(guest, { update: { name: named('users/gus'), fields: promotion } })],
    [
      'a transform',
      () =>
        commit(guest, {
          transform: {
            document: named('users/gus'),
            fieldTransforms: [
              { fieldPath: 'role', appendMissingElements: { values: [text('manager')] } },
            ],
          },
        }),
    ],
    [
      'a deletion and a new document in one commit',
      () =>
        commit(
          guest,
          { delete: named('users/gus') },
          { update: { name: named('users/gus'), fields: promotion } },
        ),
    ],
  ])('does not become a manager by %s [182]', async (_, attempt) => {
    expectRefused(await attempt());
    expect(await cloud.stored('users/gus')).toEqual({ role: 'guest' });
  });

  it('does not become a manager with a first profile either [175]', async () => {
    expectRefused(await send(tokenOf('nora'), 'PATCH', '/users/nora', { fields: promotion }));
    const both = { role: text('guest'), isManager: { booleanValue: true } };
    expectRefused(await send(tokenOf('nora'), 'PATCH', '/users/nora', { fields: both }));
    const fields = { role: text('guest') };
    expect((await send(tokenOf('nora'), 'PATCH', '/users/nora', { fields })).status).toBe(200);
  });

  it('does not become a manager by claiming it in the token [182]', async () => {
    const boast = { role: 'manager', manager: true, admin: true };
    expectRefused(await write(tokenOf('gus', boast), dish));
    expectRefused(await write(tokenOf('nora', boast), dish));
  });

  it('does not write, change or delete a dish [182]', async () => {
    expectRefused(await write(guest, dish));
    expectRefused(await send(guest, 'POST', '/menu', { fields: dish }));
    expectRefused(await send(guest, 'PATCH', '/menu/pie', { fields: dish }));
    expectRefused(await send(guest, 'DELETE', '/menu/pie'));
    expectRefused(await commit(guest, { update: { name: named('menu/new'), fields: dish } }));
    expect(await cloud.stored('menu/pie')).toEqual(pie);
    expect(await cloud.stored('menu/new')).toBeUndefined();
  });

  it('does not read another’s profile, alone or in a list [182]', async () => {
    expectRefused(await send(guest, 'GET', '/users/olive'));
    expectRefused(await send(guest, 'GET', '/users'));
    expectRefused(await send(guest, 'GET', '/users?pageSize=1&showMissing=true'));
    const names = [named('users/gus'), named('users/olive')];
    expectRefused(await send(guest, 'POST', ':batchGet', { documents: names }));
    const from = [{ collectionId: 'users' }];
    expectRefused(await send(guest, 'POST', ':runQuery', { structuredQuery: { from } }));
    expect((await send(guest, 'GET', '/users/gus')).status).toBe(200);
  });

  it('gets no list of collections', async () => {
    expectRefused(await send(guest, 'POST', ':listCollectionIds', {}));
  });
});

describe('a visitor who sends requests to the database directly', () => {
  it('reads the menu and nothing else, and writes nothing', async () => {
    expect((await send(undefined, 'GET', '/menu')).body.documents).toHaveLength(1);
    expect((await send(undefined, 'GET', '/menu/pie')).status).toBe(200);
    expectRefused(await send(undefined, 'GET', '/users/gus'));
    expectRefused(await send(undefined, 'GET', '/users'));
    expectRefused(await send(undefined, 'PATCH', '/users/gus', { fields: promotion }));
    expectRefused(await send(undefined, 'PATCH', '/menu/new', { fields: dish }));
    expectRefused(await send(undefined, 'DELETE', '/menu/pie'));
  });
});

describe('a manager’s request without our editor', () => {
  it('stores a valid dish [6]', async () => {
    expect((await write(manager, dish)).status).toBe(200);
    expect(await cloud.stored('menu/new')).toMatchObject({ name: 'SOUP' });
  });

  it.each<[string, object]>([
    ['an unknown field', { ...dish, owner: text('gus') }],
    ['a price that is not a number', priced({ doubleValue: 'NaN' })],
    ['an infinite price', priced({ doubleValue: 'Infinity' })],
    ['a negative infinite price', priced({ doubleValue: '-Infinity' })],
    ['a negative price', priced({ integerValue: '-1' })],
    ['a price that is a string', priced(text('30'))],
    ['a name of a megabyte', { ...dish, name: text('X'.repeat(1_000_000)) }],
    ['eleven sizes', { ...dish, sizes: list(Array.from({ length: 11 }, () => size())) }],
    ['bytes for a name', { ...dish, name: { bytesValue: 'UElF' } }],
    ['a reference for a name', { ...dish, name: { referenceValue: named('menu/pie') } }],
    ['a location for a price', priced({ geoPointValue: { latitude: 1, longitude: 1 } })],
    ['a time for a price', priced({ timestampValue: '2026-01-01T00:00:00Z' })],
    ['bytes for sizes', { ...dish, sizes: { bytesValue: 'UElF' } }],
  ])('stores no dish with %s', async (_, fields) => {
    expectRefused(await write(manager, fields));
    expect(await cloud.stored('menu/new')).toBeUndefined();
  });

  it('is refused, with the same token, once the account is no longer a manager [6]', async () => {
    expect((await write(manager, dish)).status).toBe(200);
    await cloud.store('users/olive', { role: 'guest' });
    expectRefused(await send(manager, 'PATCH', '/menu/other', { fields: dish }));
    expectRefused(await send(manager, 'DELETE', '/menu/new'));
  });

  it('writes all or nothing [6]', async () => {
    const good = { update: { name: named('menu/new'), fields: dish } };
    const bad = { update: { name: named('menu/bad'), fields: priced({ doubleValue: 'NaN' }) } };
    expectRefused(await commit(manager, good, bad));
    expect(await cloud.stored('menu/new')).toBeUndefined();
    expect((await commit(manager, good)).status).toBe(200);
  });
});
