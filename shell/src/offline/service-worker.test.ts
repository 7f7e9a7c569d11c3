import { createHash } from 'node:crypto';
import { applyUpdate } from './apply-update';
import { keepVisit } from './keep-visit';
import { patchedText } from './patched-text';
import { CACHE_PREFIX, runServiceWorker } from './service-worker';
import { unregisterServiceWorker } from './unregister-service-worker';
import type { WorkerScope } from './worker-scope';

type Listener = (event: unknown) => void;

const SHOP = 'https://shop.example';
const absolute = (address: string) => new URL(address, SHOP).href;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const html = { headers: { 'content-type': 'text/html', 'x-policy': 'of then' } };

/** A cache that keeps everything and ignores request headers, as the worker asks it to. */
class MemoryCache {
  constructor(readonly entries = new Map<string, Response>()) {}
  match(address: string, { ignoreSearch = false } = {}) {
    const url = absolute(address);
    const found = this.entries.get(ignoreSearch ? (url.split('?')[0] ?? '') : url);
    return Promise.resolve(found?.clone());
  }
  put(address: string, response: Response) {
    this.entries.set(absolute(address), response);
    return Promise.resolve();
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
}

/** A worker whose network and storage the test controls. */
function startWorker(run: typeof runServiceWorker = runServiceWorker) {
  const listeners = new Map<string, Listener>();
  const network = { isOn: true, onLine: true, status: 200 };
  const storage = { isBroken: false };
  const answers = new Map<string, string>();
  const asked: string[] = [];
  const modes: string[] = [];
  const kept = new Map<string, MemoryCache>();
  const unregister = jest.fn(() => Promise.resolve(true));
  const skipWaiting = jest.fn(() => Promise.resolve());
  const disable = jest.fn(() => Promise.resolve());
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, { cache } = {}) => {
    const address = typeof input === 'string' ? input : (input as Request).url;
    const path = address.replace(SHOP, '');
    asked.push(path);
    modes.push(`${path} ${String(cache)}`);
    if (!network.isOn) return Promise.reject(new TypeError('Failed to fetch'));
    if (!path.startsWith('/updates/')) {
      const status = path === '/missing' ? 404 : network.status;
      return Promise.resolve(new Response(`${path} of today`, { status }));
    }
    const answer = answers.get(path);
    const headers = { 'x-policy': 'of today', 'content-encoding': 'br', etag: 'one' };
    return Promise.resolve(new Response(answer ?? '', { status: answer ? 200 : 404, headers }));
  });
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting,
    caches: {
      keys: () =>
        storage.isBroken
          ? Promise.reject(new Error('Broken storage'))
          : Promise.resolve([...kept.keys()]),
      open: (name: string) => {
        const cache = kept.get(name) ?? new MemoryCache();
        kept.set(name, cache);
        return Promise.resolve(cache);
      },
      has: (name: string) => Promise.resolve(kept.has(name)),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      match: async (address: string, options: object) => {
        if (storage.isBroken) throw new Error('Broken storage');
        for (const cache of kept.values()) {
          const found = await cache.match(address, options);
          if (found) return found;
        }
        return undefined;
      },
    },
    navigator: network,
    registration: { unregister, navigationPreload: { disable } },
  } as unknown as WorkerScope;
  run(scope, CACHE_PREFIX, { keepVisit, applyUpdate, patchedText });

  const waits: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => waits.push(work);
  /** @returns what the worker answers; undefined when it leaves the request to the browser. */
  async function ask(path: string, more: object = {}, whenAnswered?: () => void) {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: {
        url: SHOP + path,
        method: 'GET',
        mode: 'navigate',
        destination: 'document',
        ...more,
      },
      waitUntil,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer;
    whenAnswered?.();
    await Promise.all(waits.splice(0));
    return response;
  }
  /** Sends what a page tells the worker. */
  async function tell(...messages: unknown[]) {
    for (const data of messages) listeners.get('message')?.({ data, waitUntil });
    await Promise.all(waits.splice(0));
  }
  const read = async (path: string, more?: object) => (await ask(path, more))?.text();

  const start = async () => {
    for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil });
    await Promise.all(waits.splice(0));
  };
  /** Stores texts under the name of a composition, and what the host sends to a browser that has it. */
  function keep(name: string, texts: Record<string, string>, update?: object) {
    const entries = Object.entries(texts).map(
      ([address, text]) => [absolute(address), new Response(text, html)] as const,
    );
    kept.set(`offline ${name}`, new MemoryCache(new Map(entries)));
    if (update) answers.set(`/updates/${hashOf(texts['/'] ?? '')}.json`, JSON.stringify(update));
  }
  const textsIn = async (name: string) => {
    const entries = [...(kept.get(`offline ${name}`)?.entries ?? [])];
    const texts = entries.map(
      async ([url, one]) => `${url.replace(SHOP, '')}: ${await one.clone().text()}`,
    );
    return (await Promise.all(texts)).sort();
  };
  return {
    start,
    ask,
    read,
    tell,
    keep,
    textsIn,
    kept,
    network,
    storage,
    asked,
    modes,
    unregister,
    skipWaiting,
    disable,
  };
}

const FILE = { mode: 'cors', destination: 'script' };
const unchanged = (path: string, text: string) => [path, path, hashOf(text), [0, text.length]];
const HOME = '<p>soup</p>';
const CART = '<p>cart</p>';
const BOTH = { '/': HOME, '/cart': CART };
const STILL_LIVE = {
  versions: ['1.0.0'],
  gone: [],
  changes: [unchanged('/', HOME), unchanged('/cart', CART)],
};

const FILES = [`${SHOP}/1.0.0/main.11111111.js`, 'https://menu.example/5.0.0/menu.55555555.js'];
const visit = (page: string, more: object = {}) => ({
  versions: ['1.0.0', '5.0.0'],
  page,
  files: FILES,
  ...more,
});

describe('a visit', () => {
  it('is stored for when there is no network: its page, the home page and its files', async () => {
    const { tell, textsIn, modes } = startWorker();
    await tell(visit('/cart', { files: [...FILES, `${SHOP}/registry.json`] }));
    expect(await textsIn('1.0.0 5.0.0')).toEqual([
      '/1.0.0/main.11111111.js: /1.0.0/main.11111111.js of today',
      '/: / of today',
      '/cart: /cart of today',
      'https://menu.example/5.0.0/menu.55555555.js: https://menu.example/5.0.0/menu.55555555.js of today',
    ]);
    expect(modes.slice(0, 4)).toEqual([
      '/1.0.0/main.11111111.js force-cache',
      'https://menu.example/5.0.0/menu.55555555.js force-cache',
      '/cart force-cache',
      '/ no-cache',
    ]);
  });

  it('to the home page costs nothing of the network', async () => {
    const { tell, modes } = startWorker();
    await tell(visit('/'));
    expect(modes).toContain('/ force-cache');
    expect(modes).not.toContain('/ no-cache');
  });

  it.each(['/', '/cart'])(
    'to %s has its update fetched ahead, once, so that the next one only has to have it confirmed',
    async (page) => {
      const { tell, asked } = startWorker();
      const later = visit(page, { files: [`${SHOP}/1.0.0/late.22222222.js`] });
      await tell(visit(page), later);
      const updates = asked.filter((path) => path.startsWith('/updates/'));
      expect(updates).toEqual([`/updates/${hashOf('/ of today')}.json`]);
      expect(asked.filter((path) => path === page)).toHaveLength(1);
      expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { cache: 'force-cache' });
    },
  );

  it('takes what an update has made, which the browser’s own cache lacks', async () => {
    const { tell, keep, asked, textsIn } = startWorker();
    keep('1.0.0', { '/': HOME, [FILES[0] ?? '']: 'made' });
    await tell(visit('/cart', { files: FILES.slice(0, 1) }));
    expect(asked).not.toContain('/1.0.0/main.11111111.js');
    expect(await textsIn('1.0.0 5.0.0')).toContain('/1.0.0/main.11111111.js: made');
  });

  it('after a release takes the place of what was kept before', async () => {
    const { tell, keep, kept } = startWorker();
    kept.set('something of another kind', new MemoryCache());
    keep('0.9.0', BOTH);
    await tell(visit('/'));
    expect([...kept.keys()]).toEqual(['something of another kind', 'offline 1.0.0 5.0.0']);
  });

  it('keeps what a newer page has stored, whatever an old tab loads later', async () => {
    const { tell, keep, kept } = startWorker();
    keep('1.0.1 5.0.0', BOTH);
    await tell(visit('/', { isLater: true }));
    expect([...kept.keys()]).toEqual(['offline 1.0.1 5.0.0']);
  });

  it('leaves alone what an update stores meanwhile', async () => {
    const { tell, keep, kept } = startWorker();
    keep('0.9.0', BOTH);
    jest.mocked(fetch).mockImplementationOnce(() => {
      keep('1.0.1 5.0.0', BOTH);
      return Promise.resolve(new Response(HOME));
    });
    await tell(visit('/', { files: [] }));
    expect([...kept.keys()]).toEqual(['offline 1.0.0 5.0.0', 'offline 1.0.1 5.0.0']);
  });

  it('waits until the update that its page is from has been stored', async () => {
    const { ask, tell, keep, asked, textsIn } = startWorker();
    const home = '<p>stew</p>';
    keep('1.0.0', BOTH, {
      versions: ['1.0.1'],
      gone: [],
      changes: [
        ['/', '/', hashOf(home), [home]],
        ['/cart', '/cart', hashOf(CART), [0, CART.length]],
      ],
    });
    let told: Promise<void> | undefined;
    await ask('/', {}, () => {
      told = tell({ versions: ['1.0.1'], page: '/', files: [] });
    });
    await told;
    expect(asked.filter((path) => path === '/')).toEqual([]);
    expect(await textsIn('1.0.1')).toEqual([`/: ${home}`, `/cart: ${CART}`]);
  });

  it.each([
    ['a page that does not exist', visit('/missing')],
    ['what an earlier page says', 'kept'],
    ['nothing', undefined],
  ])('is none with %s', async (_case, message) => {
    const { tell, textsIn, asked } = startWorker();
    await tell(message);
    expect(await textsIn('1.0.0 5.0.0')).not.toContainEqual(expect.stringMatching(/^\/missing/));
    if (typeof message !== 'object') expect(asked).toEqual([]);
  });

  it('is stored by the next page when the network was gone', async () => {
    const { tell, textsIn, network } = startWorker();
    network.isOn = false;
    await tell(visit('/'));
    network.isOn = true;
    await tell(visit('/'));
    expect(await textsIn('1.0.0 5.0.0')).toHaveLength(3);
  });
});

describe('a page that is kept', () => {
  it('is not fetched again while it is live, and has the headers of today', async () => {
    const { ask, keep, asked } = startWorker();
    keep('1.0.0', BOTH, STILL_LIVE);
    const response = await ask('/cart?from=mail');
    expect(await response?.text()).toBe(CART);
    expect(asked).toEqual([`/updates/${hashOf(HOME)}.json`]);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/html',
      'x-policy': 'of today',
    });
  });

  it('becomes the live one after a release, and so do the other pages and the files, which are not fetched either', async () => {
    const { read, keep, textsIn, kept, asked } = startWorker();
    const [home, cart, code] = ['<p>stew</p>', '<p>your cart</p>', 'cook(2)'];
    const texts = {
      ...BOTH,
      '/1.0.0/main.11111111.js': 'cook(1)',
      '/1.0.0/pot.33333333.svg': '<svg/>',
      '/1.0.0/gone.44444444.js': 'burn()',
      'https://menu.example/5.0.0/menu.55555555.js': 'menu()',
    };
    keep('1.0.0 5.0.0', texts, {
      versions: ['1.0.1', '5.0.0'],
      gone: ['/1.0.0/'],
      changes: [
        ['/', '/', hashOf(home), ['<p>stew', 7, 11]],
        ['/cart', '/cart', hashOf(cart), [0, 3, 'your ', 3, 11]],
        ['/1.0.0/main.11111111.js', '/1.0.1/main.22222222.js', hashOf(code), [0, 5, '2)']],
        ['/1.0.0/pot.33333333.svg', '/1.0.1/pot.33333333.svg'],
        ['/1.0.0/other.66666666.js', '/1.0.1/other.77777777.js', hashOf('x'), ['x']],
      ],
    });
    expect(await read('/')).toBe(home);
    expect(await read('/1.0.1/main.22222222.js', FILE)).toBe(code);
    // The second one is fetched ahead, for the next visit.
    expect(asked).toEqual([HOME, home].map((text) => `/updates/${hashOf(text)}.json`));
    expect([...kept.keys()]).toEqual(['offline 1.0.1 5.0.0']);
    expect(await textsIn('1.0.1 5.0.0')).toEqual([
      '/1.0.1/main.22222222.js: cook(2)',
      '/1.0.1/pot.33333333.svg: <svg/>',
      '/: <p>stew</p>',
      '/cart: <p>your cart</p>',
      'https://menu.example/5.0.0/menu.55555555.js: menu()',
    ]);
  });

  it.each([
    ['the host knows no way from it', undefined],
    ['the way leads elsewhere', { ...STILL_LIVE, changes: [['/', '/', 'another', [0, 3]]] }],
    ['it is gone', { ...STILL_LIVE, changes: [unchanged('/cart', CART)] }],
    ['the answer is none', []],
  ])('is fetched whole, and no longer kept, when %s', async (_case, update) => {
    const { read, keep, kept } = startWorker();
    keep('1.0.0', BOTH, update);
    expect(await read('/')).toBe('/ of today');
    expect(kept.size).toBe(0);
  });

  it('stays kept while the host has an outage', async () => {
    const { read, keep, kept, network } = startWorker();
    keep('1.0.0', BOTH);
    network.status = 503;
    expect(await read('/')).toBe('/ of today');
    expect(kept.size).toBe(1);
  });

  it('is not taken for live when it is of another composition than the home page beside it', async () => {
    const { read, keep } = startWorker();
    keep('1.0.0', { '/': HOME, '/cart': '<p>card</p>' }, STILL_LIVE);
    expect(await read('/cart')).toBe('/cart of today');
  });

  it('is what is shown without a network', async () => {
    const { read, keep, network, kept } = startWorker();
    keep('1.0.0', BOTH, STILL_LIVE);
    network.isOn = false;
    expect(await read('/cart')).toBe(CART);
    expect(kept.size).toBe(1);
  });
});

describe('a page that is not kept', () => {
  it('is that of the network', async () => {
    const { read, keep, asked } = startWorker();
    keep('1.0.0', { '/': HOME }, STILL_LIVE);
    expect(await read('/cart')).toBe('/cart of today');
    expect(asked).toEqual(['/cart']);
  });

  it('leads to the menu without a network, and fails when that is not kept either', async () => {
    const { ask, keep, network } = startWorker();
    network.isOn = false;
    network.onLine = false;
    await expect(ask('/cart')).rejects.toThrow('Failed to fetch');
    keep('1.0.0', { '/': HOME });
    expect((await ask('/cart'))?.headers.get('location')).toBe('/');
  });
});

describe('a file', () => {
  const ADDRESS = '/1.0.0/main.0123abcd.js';

  it('that is kept is not asked for, and any other is fetched', async () => {
    const { read, keep, asked } = startWorker();
    keep('1.0.0', { [ADDRESS]: 'kept' });
    expect(await read(ADDRESS, FILE)).toBe('kept');
    expect(asked).toEqual([]);
    expect(await read('/1.0.0/late.0123abcd.js', FILE)).toBe('/1.0.0/late.0123abcd.js of today');
  });

  it('that failed is fetched when it is tried again', async () => {
    const { read, keep, network } = startWorker();
    keep('1.0.0', { [ADDRESS]: 'broken' });
    expect(await read(`${ADDRESS}?retry=1`, FILE)).toBe(`${ADDRESS}?retry=1 of today`);
    network.isOn = false;
    network.onLine = false;
    expect(await read(`${ADDRESS}?retry=1`, FILE)).toBe(`${ADDRESS}?retry=1 of today`);
  });

  it('that failed is kept as the next try found it, and as it was while that fails too', async () => {
    const { read, keep, network, textsIn } = startWorker();
    keep('1.0.0', { [ADDRESS]: 'broken' });
    network.status = 503;
    await read(`${ADDRESS}?retry=1`, FILE);
    expect(await read(ADDRESS, FILE)).toBe('broken');
    network.status = 200;
    await read(`${ADDRESS}?retry=2`, FILE);
    expect(await read(ADDRESS, FILE)).toBe(`${ADDRESS}?retry=2 of today`);
    expect(await textsIn('1.0.0')).toHaveLength(1);
  });

  it('that failed and was not kept is not kept by another try', async () => {
    const { read, keep, textsIn } = startWorker();
    keep('1.0.0', { '/': HOME });
    await read(`${ADDRESS}?retry=1`, FILE);
    expect(await textsIn('1.0.0')).toEqual([`/: ${HOME}`]);
  });

  it('whose content may change is left to the browser', async () => {
    const { ask } = startWorker();
    expect(await ask('/favicon.svg', { mode: 'no-cors', destination: 'image' })).toBeUndefined();
  });
});

it('a storage that fails is no reason that a page or a file does not load', async () => {
  const { read, keep, storage } = startWorker();
  keep('1.0.0', BOTH, STILL_LIVE);
  storage.isBroken = true;
  expect(await read('/cart')).toBe('/cart of today');
  expect(await read('/1.0.0/main.0123abcd.js', FILE)).toBe('/1.0.0/main.0123abcd.js of today');
});

describe('what is sent to a service', () => {
  it.each([
    { method: 'POST', mode: 'cors', destination: '' },
    { mode: 'cors', destination: '' },
    { method: 'POST' },
  ])('never takes the way through the worker: %j', async (request) => {
    const { ask, network } = startWorker();
    network.onLine = false;
    expect(await ask('/send', request)).toBeUndefined();
  });
});

it('a worker takes the place of one that asked for each page while it started', async () => {
  const { start, disable, skipWaiting } = startWorker();
  await start();
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(disable).toHaveBeenCalledTimes(1);
});

describe('a worker that the shop no longer wants', () => {
  it('takes the place of the former one at once, deletes what that has stored, answers nothing, and ends', async () => {
    const { start, ask, keep, kept, unregister, skipWaiting } =
      startWorker(unregisterServiceWorker);
    kept.set('something of another kind', new MemoryCache());
    keep('1.0.0', BOTH);
    await start();
    expect([...kept.keys()]).toEqual(['something of another kind']);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(await ask('/')).toBeUndefined();
  });
});
