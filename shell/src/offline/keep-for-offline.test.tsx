import { setSiteConfig } from '@simmer/shared/config';
import { loadRegistry } from '@simmer/shared/registry';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { keepForOffline } from './keep-for-offline';
import { startOffline } from './start-offline';

jest.mock('@simmer/shared/registry', () => ({ loadRegistry: jest.fn() }));

const SHOP = 'http://localhost';
const MENU = 'http://menu.test.example';
const NAME = 'offline 2.0.0 1.5.0';
const registry = (version = '2.0.0') => ({
  shell: { version },
  modules: { menu: { version: '1.5.0', entry: `${MENU}/1.5.0/entry.js` } },
});

const kept = new Map<string, Map<string, Response>>();
const fetched = jest.fn();
const register = jest.fn();
const postMessage = jest.fn();
const unregister = jest.fn();
let loaded: string[];
let loadLater: (address: string) => void;
let connection: object;

function defineGlobals(): void {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(navigator, { connection });
  Object.assign(globalThis, {
    fetch: (address: string, { cache }: RequestInit) => {
      fetched(`${address} ${String(cache)}`);
      return Promise.resolve({ ok: !address.endsWith('/missing') });
    },
    caches: {
      open: (name: string) => {
        const cache = kept.get(name) ?? new Map<string, Response>();
        kept.set(name, cache);
        return Promise.resolve({
          match: (address: string) => Promise.resolve(cache.get(address)),
          put: (address: string, response: Response) =>
            Promise.resolve(cache.set(address, response)),
        });
      },
      match: (address: string) =>
        Promise.resolve([...kept.values()].find((cache) => cache.has(address))?.get(address)),
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
    PerformanceObserver: class {
      constructor(tell: (list: object) => void) {
        loadLater = (name) => {
          tell({ getEntries: () => [{ name }] });
        };
      }
      observe() {
        return undefined;
      }
    },
  });
  performance.getEntriesByType = () => loaded.map((name) => ({ name }) as PerformanceEntry);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve({ active: { postMessage } }),
      controller: {},
      getRegistration: () => Promise.resolve({ unregister }),
    },
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  setSiteConfig(testSiteConfig);
  jest.mocked(loadRegistry).mockResolvedValue(registry());
  kept.clear();
  connection = {};
  loaded = [`${SHOP}/2.0.0/main.0123abcd.js`, `${MENU}/1.5.0/entry.0123abcd.js`];
  defineGlobals();
});

const keptIn = (name: string) => [...(kept.get(name)?.keys() ?? [])];

describe('a visit', () => {
  it('is kept for when there is no network: its page, the home page and its files', async () => {
    await keepForOffline('/cart');
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    expect(keptIn(NAME)).toEqual([...loaded, '/cart', '/']);
  });

  it.each(['/', '/cart'])('to %s tells the worker that its pages are kept, once', async (page) => {
    const keptBefore: string[] = [];
    postMessage.mockImplementation(() => keptBefore.push(...keptIn(NAME)));
    await keepForOffline(page);
    await keepForOffline(page);
    expect(postMessage).toHaveBeenCalledTimes(1);
    expect(keptBefore).toEqual(expect.arrayContaining([page, '/']));
  });

  it('costs nothing of the network but to ask whether the home page has changed', async () => {
    await keepForOffline('/cart');
    expect(fetched.mock.calls.flat().sort()).toEqual([
      '/ no-cache',
      '/cart force-cache',
      ...[...loaded].sort().map((address) => `${address} force-cache`),
    ]);
    kept.clear();
    fetched.mockClear();
    await keepForOffline('/');
    expect(fetched.mock.calls.flat()).toContain('/ force-cache');
  });

  it('waits until the worker has stored the page that it has answered with', async () => {
    const request = async (_name: string, work: () => Promise<void>) => {
      kept.get(NAME)?.set('/', {} as Response);
      await work();
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    await keepForOffline('/');
    Reflect.deleteProperty(navigator, 'locks');
    expect(fetched.mock.calls.flat().filter((call) => String(call).startsWith('/ '))).toEqual([]);
  });

  it('does not ask for what the worker has answered with, which the browser’s own cache may lack', async () => {
    await keepForOffline('/cart');
    const [entry] = loaded.slice(1);
    loaded = [entry ?? '', `${SHOP}/2.0.1/main.4567abcd.js`];
    jest.mocked(loadRegistry).mockResolvedValue(registry('2.0.1'));
    kept.set('offline 2.0.1 1.5.0', new Map([['/', {} as Response]]));
    fetched.mockClear();
    await keepForOffline('/');
    expect(fetched.mock.calls.flat()).toEqual([`${SHOP}/2.0.1/main.4567abcd.js force-cache`]);
    expect(keptIn('offline 2.0.1 1.5.0')).toEqual(['/', ...loaded]);
  });

  it('keeps the code and the pictures that it loads later, and nothing of other sites or without a hash', async () => {
    await keepForOffline('/');
    const later = `${MENU}/1.5.0/photos.4567abcd.js`;
    for (const address of [
      later,
      'https://other.example/a.4567abcd.js',
      `${SHOP}/registry.json`,
      `${MENU}/1.5.0/dishes.4567abcd.svg#pie`,
      `${MENU}/1.5.0/dishes.4567abcd.svg#soup`,
    ])
      loadLater(address);
    await new Promise((resolve) => setTimeout(resolve));
    const pictures = `${MENU}/1.5.0/dishes.4567abcd.svg`;
    expect(keptIn(NAME).sort()).toEqual([...loaded, '/', later, pictures].sort());
  });

  it('does not keep a page that does not exist', async () => {
    await keepForOffline('/missing');
    expect(keptIn(NAME)).not.toContain('/missing');
  });

  it('after a release takes the place of what was kept before', async () => {
    kept.set('something of another kind', new Map());
    await keepForOffline('/cart');
    jest.mocked(loadRegistry).mockResolvedValue(registry('2.0.1'));
    await keepForOffline('/');
    expect([...kept.keys()]).toEqual(['something of another kind', 'offline 2.0.1 1.5.0']);
  });
});

describe('nothing is kept', () => {
  it('for a guest who saves data', async () => {
    connection = { saveData: true };
    defineGlobals();
    await keepForOffline('/');
    expect(register).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });

  it('in development', async () => {
    jest.mocked(loadRegistry).mockResolvedValue({ modules: {} });
    await keepForOffline('/');
    expect(register).not.toHaveBeenCalled();
  });

  it('once the business no longer wants it, and what was kept goes', async () => {
    await keepForOffline('/');
    setSiteConfig({ ...testSiteConfig, offline: false });
    await keepForOffline('/');
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
  });

  it('where the browser has no service workers, and where the storage is full the page works on', async () => {
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('full')) } });
    await expect(keepForOffline('/')).rejects.toThrow('full');
    startOffline('/');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    startOffline('/');
    await new Promise((resolve) => setTimeout(resolve));
  });
});
