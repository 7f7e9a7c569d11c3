import { siteWith } from '../testing/site-config';
import { takeEarlyMenu } from './early-menu';
import { earlyMenuRequest, requestMenuEarly } from './request-menu-early';

const LIMIT_MS = 1000;
const LOCAL = 'http://f.example';
const localCloud = { auth: 'http://a.example', firestore: LOCAL, email: 'http://e.example' };

const documentOf = (id: string, fields?: unknown) => ({
  document: { name: `projects/test/databases/(default)/documents/menu/${id}`, fields },
  readTime: '2026-11-22T12:00:00Z',
});

async function menuOf(body: unknown, ok = true, ageMs = 0) {
  Object.assign(globalThis, { fetch: async () => ({ ok, json: async () => body }) });
  requestMenuEarly('http://f.example/menu', '{}');
  jest.setSystemTime(Date.now() + ageMs);
  return takeEarlyMenu(LIMIT_MS);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  globalThis.simmerMenu = undefined;
});

describe('the document’s request for the menu', () => {
  const key = { appCheckKey: 'key' };
  it.each<[string, object, object, string | undefined]>([
    ['goes to the owner’s database', {}, {}, 'https://firestore.googleapis.com'],
    ['goes to the local cloud on a developer’s machine', key, { localCloud }, LOCAL],
    ['is left to the client where App Check asks for a token', key, {}, undefined],
  ])('%s', (_what, own, registry, origin) => {
    const site = siteWith({ firebase: { projectId: 'kitchen', apiKey: 'k', ...own } });
    const request = earlyMenuRequest(site, { modules: {}, ...registry });
    expect(request?.address).toBe(
      origin && `${origin}/v1/projects/kitchen/databases/(default)/documents:runQuery?key=k`,
    );
  });

  it('is one that a browser sends without asking first, and gives no menu without a connection', async () => {
    const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    Object.assign(globalThis, { fetch });
    requestMenuEarly('http://f.example/menu', '{"a":1}');
    const request = { method: 'POST', body: '{"a":1}' };
    expect(fetch.mock.calls).toEqual([['http://f.example/menu', request]]);
    expect(await takeEarlyMenu(LIMIT_MS)).toBeUndefined();
  });
});

describe('the early menu', () => {
  it('has each document with its id, and with values as the client gives them', async () => {
    const size = {
      label: { stringValue: 'Small' },
      price: { integerValue: '32' },
      feeds: { nullValue: null },
    };
    const fields = {
      name: { stringValue: 'STEW' },
      soldOut: { booleanValue: false },
      sizes: { arrayValue: { values: [{ mapValue: { fields: size } }, { mapValue: {} }] } },
      none: { arrayValue: {} },
      wrong: { doubleValue: 'NaN' },
      when: { timestampValue: '2026-11-22T12:00:00Z' },
      __proto__: { stringValue: 'x' },
    };
    expect(await menuOf([documentOf('stew', fields), documentOf('bare')])).toEqual([
      {
        id: 'stew',
        data: {
          name: 'STEW',
          soldOut: false,
          sizes: [{ label: 'Small', price: 32, feeds: null }, {}],
          none: [],
          wrong: Number.NaN,
          when: {},
        },
      },
      { id: 'bare', data: {} },
    ]);
  });

  it.each([
    ['a refusal', { error: { code: 403 } }, false],
    ['an error among the answers', [documentOf('stew', {}), { error: { code: 8 } }], true],
    ['something else', { documents: [] }, true],
    ['nothing', undefined, true],
  ])('is missing after %s, and the client asks then', async (_what, body, ok) =>
    expect(await menuOf(body, ok)).toBeUndefined(),
  );

  it('of an empty database is empty, and is used once: the next read gets a new answer', async () => {
    expect(await menuOf([{ readTime: '2026-11-22T12:00:00Z' }])).toEqual([]);
    expect(takeEarlyMenu(LIMIT_MS)).toBeUndefined();
  });

  it('is not used once it is old', async () => {
    expect(await menuOf([], true, LIMIT_MS)).toEqual([]);
    expect(await menuOf([], true, LIMIT_MS + 1)).toBeUndefined();
  });
});
