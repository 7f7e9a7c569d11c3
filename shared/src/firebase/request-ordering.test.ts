import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { requestOrdering } from './request-ordering';

const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));
jest.mock('@simmer/shared/firebase', () => ({
  FIREBASE_LIMIT_MS: 1000,
  withDatabase: async (call: (client: object) => unknown) =>
    call({ readOrdering: async () => ({ leadDays: 3 }) }),
}));

const PLACE = 'projects/demo-test/databases/(default)/documents';

function answer(body: unknown, ok = true): jest.Mock {
  const fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => body }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => {
  localEndpoints.mockResolvedValue(undefined);
});

it('when and where the shop takes orders is read from its document, by a request that a browser sends without asking first; a shop without settings has no rules', async () => {
  const path = `${PLACE}/settings/ordering`;
  const fetch = answer([{ found: { name: path, fields: { leadDays: { integerValue: '2' } } } }]);
  await expect(requestOrdering()).resolves.toEqual({ leadDays: 2 });
  expect(fetch.mock.calls).toEqual([
    [
      `https://firestore.googleapis.com/v1/${PLACE}:batchGet?key=test-key`,
      { method: 'POST', body: `{"documents":["${path}"]}` },
    ],
  ]);
  answer([{ missing: path, readTime: 'now' }]);
  await expect(requestOrdering()).resolves.toBeUndefined();
});

it('with App Check, the settings are requested from the local cloud on a developer’s machine, and otherwise by the client', async () => {
  setSiteConfig(siteWith({ firebase: { appCheckKey: 'key' } }));
  const fetch = answer([{ missing: PLACE }]);
  await expect(requestOrdering()).resolves.toEqual({ leadDays: 3 });
  expect(fetch).not.toHaveBeenCalled();
  localEndpoints.mockResolvedValue({ firestore: 'http://f.example' });
  await requestOrdering();
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^http:\/\/f\.example\/v1\//);
});

it.each([
  ['an error', undefined, false],
  ['a document that cannot be read', [{ found: 7 }], true],
  ['nothing', [], true],
])('an answer that is %s counts as no answer', async (_what, body, ok) => {
  answer(body, ok);
  await expect(requestOrdering()).rejects.toThrow();
});
