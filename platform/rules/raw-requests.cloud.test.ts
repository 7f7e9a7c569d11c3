import { useCloud } from './testing/cloud';
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

/** What Firebase's client cannot send, or sends otherwise. */
describe('a guest who sends requests to the database directly', () => {
  it.each<[string, () => Promise<Answer>]>([
    [
      'a change of that field alone',
      () => send(guest, 'PATCH', '/users/gus?updateMask.fieldPaths=role', { fields: promotion }),
    ],
    ['a new document', () => send(guest, 'POST', '/users?documentId=gus2', { fields: promotion })],
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

  it('does not become a manager by a first profile, nor by claiming it in the token [175] [182]', async () => {
    expectRefused(await send(tokenOf('nora'), 'PATCH', '/users/nora', { fields: promotion }));
    const boast = { role: 'manager', manager: true, admin: true };
    for (const who of ['gus', 'nora']) expectRefused(await write(tokenOf(who, boast), dish));
    expect((await write(manager, dish)).status).toBe(200);
  });

  it('does not read another’s profile in a list, nor a list of collections [182]', async () => {
    expectRefused(await send(guest, 'GET', '/users?pageSize=1&showMissing=true'));
    const names = [named('users/gus'), named('users/olive')];
    expectRefused(await send(guest, 'POST', ':batchGet', { documents: names }));
    const from = [{ collectionId: 'users' }];
    expectRefused(await send(guest, 'POST', ':runQuery', { structuredQuery: { from } }));
    expectRefused(await send(guest, 'POST', ':listCollectionIds', {}));
    expect((await send(guest, 'GET', '/users/gus')).status).toBe(200);
  });
});

it.each<[string, object]>([
  ['a price that is not a number', priced({ doubleValue: 'NaN' })],
  ['a negative infinite price', priced({ doubleValue: '-Infinity' })],
  ['bytes for a name', { ...dish, name: { bytesValue: 'UElF' } }],
  ['a reference for a name', { ...dish, name: { referenceValue: named('menu/pie') } }],
  ['a location for a price', priced({ geoPointValue: { latitude: 1, longitude: 1 } })],
  ['a time for a price', priced({ timestampValue: '2026-01-01T00:00:00Z' })],
  ['bytes for sizes', { ...dish, sizes: { bytesValue: 'UElF' } }],
])('a manager’s request without our editor stores no dish with %s', async (_, fields) => {
  expectRefused(await write(manager, fields));
  expect(await cloud.stored('menu/new')).toBeUndefined();
});
