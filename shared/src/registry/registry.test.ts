import type * as RegistryModule from './registry';
import { parseRegistry } from './registry';

const local = {
  modules: {
    'menu-mfe': { version: '1.0.0', entry: 'http://localhost:3001/remoteEntry.3f2a.js' },
    'cart-mfe': { version: '1.2.0', entry: 'https://cart.test.example/1.2.0/remoteEntry.js' },
  },
  localCloud: {
    auth: 'http://127.0.0.1:9099',
    firestore: 'http://127.0.0.1:8080',
    email: 'http://127.0.0.1:3900',
  },
};
const production = { modules: local.modules };
const menu = (own: object) => ({ modules: { 'menu-mfe': { version: '1', ...own } } });

it.each([
  ['no modules', {}, 'modules is missing'],
  ['a module without an entry', menu({ entry: undefined }), 'modules.menu-mfe.entry is missing'],
  ['a script as an address', menu({ entry: 'javascript:alert(1)' }), 'menu-mfe.entry: must begin'],
  ['an incomplete local cloud', { ...production, localCloud: {} }, 'localCloud.auth is missing'],
  ['a shell without a version', { ...production, shell: {} }, 'shell.version is missing'],
  ['a time that is no text', menu({ entry: 'https://a.example/', since: 5 }), 'menu-mfe.since'],
  ['a web page', '<!doctype html>', 'Expected Object'],
])('a registry with %s is refused, and the path is named', (_case, input, problem) => {
  expect(() => parseRegistry(input)).toThrow('The registry is invalid: ');
  expect(() => parseRegistry(input)).toThrow(problem);
});

describe('a page that needs the registry', () => {
  let fetchMock: jest.SpyInstance;
  let page: typeof RegistryModule;
  /** The text of the block #registry; null for a page without one. */
  let block: string | null;

  beforeEach(async () => {
    block = null;
    Object.assign(globalThis, {
      document: {
        getElementById: (id: string) =>
          id === 'registry' && block !== null ? { textContent: block } : null,
      },
    });
    jest.resetModules();
    page = await import('./registry');
    fetchMock = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(local)));
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('fetches it once, from its own origin, for all callers, also for the local cloud', async () => {
    await expect(page.localEndpoints()).resolves.toEqual(local.localCloud);
    const [first, second] = await Promise.all([page.loadRegistry(), page.loadRegistry()]);
    expect(first).toEqual(local);
    expect(second).toBe(first);
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/registry.json']);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('no network')), 'no network'],
    ['it is missing', async () => new Response('', { status: 404 }), '/registry.json answered 404'],
    ['a web page comes', async () => new Response('<html>'), 'is not valid JSON'],
    ['it has another shape', () => Promise.resolve(Response.json({})), 'modules is missing'],
  ])('gets an error when %s, and the registry on the next try', async (_case, answer, message) => {
    fetchMock.mockImplementationOnce(answer);
    await expect(page.loadRegistry()).rejects.toThrow(message);
    await expect(page.loadRegistry()).resolves.toEqual(local);
  });

  it('gives up after 8 seconds, ends the request, and can try again', async () => {
    jest.useFakeTimers();
    fetchMock.mockReturnValueOnce(new Promise(() => undefined));
    const outcome = expect(page.loadRegistry()).rejects.toThrow('No answer within 8 seconds.');
    await jest.advanceTimersByTimeAsync(8000);
    await outcome;
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ signal: { aborted: true } });
    await expect(page.loadRegistry()).resolves.toEqual(local);
  });

  it('uses the one in its document, keeps the endpoints of that one, and asks its origin after a module of it failed to load', async () => {
    block = JSON.stringify(local);
    await expect(page.loadRegistry()).resolves.toEqual(local);
    page.forgetRegistry();
    await expect(page.localEndpoints()).resolves.toEqual(local.localCloud);
    expect(fetchMock).not.toHaveBeenCalled();
    for (const version of ['2.0.0', '3.0.0']) {
      const live = { ...production, shell: { version } };
      fetchMock.mockImplementation(() => Promise.resolve(Response.json(live)));
      await expect(page.loadRegistry()).resolves.toEqual(live);
      page.forgetRegistry();
    }
  });

  it('can fetch what is live now and goes on with its own', async () => {
    block = JSON.stringify(production);
    await expect(page.readLiveRegistry()).resolves.toEqual(local);
    await expect(page.loadRegistry()).resolves.toEqual(production);
  });

  it.each(['{', '{}'])('asks its origin when its own is %s', async (text) => {
    block = text;
    await expect(page.loadRegistry()).resolves.toEqual(local);
  });
});
