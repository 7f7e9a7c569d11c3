import {
  CACHE_NAME,
  runServiceWorker,
  unregisterServiceWorker,
  type WorkerScope,
} from './service-worker';

const SHOP = 'https://shop.example';
const absolute = (address: string) => new URL(address, SHOP).href;
const MAIN = '/main.11111111.js';
const STYLE = '/main.22222222.css';
const MENU = 'https://menu.example/menu.33333333.js';
const FILES = [SHOP + MAIN, SHOP + STYLE, MENU];
const NOON = Date.UTC(2031, 4, 9, 12);
/** What an address answers: undefined refuses the connection, and "hangs" accepts it and says nothing. */
type Answer = { text: string; status?: number } | 'hangs' | undefined;

const page = (text: string) => `<html lang="en">${text}`;
const storedPage = (text: string) => `<html data-stored="${String(NOON)}" lang="en">${text}`;
const digestOf = (text: string) => `digest of ${text}`;

function responseOf(text: string, status = 200): Response {
  const type = text.startsWith('<') ? 'text/html; charset=utf-8' : 'text/javascript';
  const headers = { 'content-type': type, 'content-encoding': 'br', 'x-policy': 'strict' };
  return new Response(text, { status, headers });
}

/** A worker whose network and storage the test controls. */
function startWorker(run = runServiceWorker) {
  const listeners = new Map<string, (event: object) => void>();
  const entries = new Map<string, Response>();
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const match = jest.fn((address: string) =>
    Promise.resolve(entries.get(absolute(address).replace(/\?.*/, ''))?.clone()),
  );
  const cache = {
    put: async (address: string, response: Response) => entries.set(absolute(address), response),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    delete: async (address: string) => entries.delete(address),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const request = typeof input === 'string' ? { url: absolute(input) } : (input as Request);
    const { cache: mode = '', integrity } = { integrity: '', ...request, ...options };
    asked.push(`${request.url.replace(SHOP, '')} ${mode}`.trim());
    const answer = answers.get(request.url);
    if (answer === 'hangs') return new Promise(() => undefined);
    if (!answer || (integrity && integrity !== digestOf(answer.text)))
      throw new TypeError('Failed to fetch');
    return responseOf(answer.text, answer.status);
  });
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: jest.fn(() => Promise.resolve()),
    caches: { match, open: async () => cache, delete: jest.fn(() => Promise.resolve()) },
    registration: {
      unregister: jest.fn(() => Promise.resolve(true)),
      navigationPreload: { enable: jest.fn(() => Promise.resolve()) },
    },
  };
  run(scope as unknown as WorkerScope, CACHE_NAME);

  async function send(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one), ...event });
    await Promise.all(work);
  }
  /** @returns what the worker answers; undefined when it leaves the request to the browser. */
  async function ask(path: string, more: object = {}, preloadResponse?: unknown) {
    let answer: Promise<Response> | undefined;
    const request = { url: absolute(path), method: 'GET', mode: 'navigate', ...more };
    const respondWith = (response: Promise<Response>) => (answer = response);
    await send('fetch', { request, preloadResponse, respondWith, waitUntil: () => undefined });
    return answer && (await answer);
  }
  const host = (path: string, text: string, status = 200) =>
    answers.set(absolute(path), { text, status });
  /** Makes a release live: each page has the text, and names the addresses of its files. */
  const release = (text: string, files = FILES) => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    const digests = scripts.map((file) => [file.replace(SHOP, ''), digestOf(`code of ${file}`)]);
    host('/registry.json', JSON.stringify({ scripts: Object.fromEntries(digests) }));
    for (const path of ['/', '/cart']) host(path, page(`${text} ${files.join(' ')}`));
    for (const file of files) host(file, `code of ${file}`);
  };
  const visit = (path: string | undefined, files = FILES) =>
    send('message', { data: { ...(path && { page: path }), files } });
  return {
    ...{ scope, match, asked, answers, host, release, visit, send, ask },
    read: async (path: string, more?: object) => (await ask(path, more))?.text(),
    store: (address: string, text: string) => entries.set(absolute(address), responseOf(text)),
    stored: () => [...entries.keys()].map((address) => address.replace(SHOP, '')).sort(),
  };
}

const SCRIPT = { mode: 'cors', destination: 'script' };

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});

describe('a visit', () => {
  it('is stored: its page with the time, the home page and its files, each checked', async () => {
    const { release, visit, stored, ask, answers, asked } = startWorker();
    release('soup');
    await visit('/cart', [...FILES, `${SHOP}/favicon.svg`, 'https://menu.example/list.json']);
    expect(stored()).toEqual(['/', '/cart', MAIN, STYLE, MENU]);
    expect(asked).toContain('/cart force-cache');
    expect(asked).toContain('/ no-cache');
    answers.clear();
    const answer = await ask('/cart?from=mail');
    expect(await answer?.text()).toBe(storedPage(`soup ${FILES.join(' ')}`));
    expect(answer?.headers.get('x-policy')).toBe('strict');
    expect(answer?.headers.get('content-encoding')).toBeNull();
  });

  it.each(['burn()', '<html>Please log in'])(
    'does not store a file with the bytes “%s” (case 73)',
    async (text) => {
      const { release, host, visit, stored } = startWorker();
      release('soup');
      host(MAIN, text);
      await visit('/');
      expect(stored()).toEqual(['/', STYLE, MENU]);
    },
  );

  it.each([
    ['after its release was replaced', '/login'],
    ['while the host fails', '/registry.json'],
  ])('leaves what is stored unchanged %s', async (_when, failing) => {
    const { release, host, visit, stored, read, answers } = startWorker();
    release('soup');
    await visit('/');
    const before = stored();
    release('stew', [SHOP + MAIN.replace('11111111', '66666666')]);
    host(failing, 'none');
    await visit('/', [SHOP + MAIN.replace('11111111', '55555555')]);
    answers.clear();
    expect(stored()).toEqual(before);
    expect(await read('/')).toContain('soup');
  });

  it('after a release replaces its page, and the files that no stored page needs', async () => {
    const { release, visit, stored } = startWorker();
    release('soup');
    await visit('/');
    await visit('/cart');
    const next = [SHOP + MAIN.replace('11111111', '55555555'), MENU];
    release('stew', next);
    await visit('/', next);
    expect(stored()).toContain(MAIN);
    await visit('/cart', next);
    expect(stored()).toEqual(['/', '/cart', '/main.55555555.js', MENU]);
  });

  it('adds the files that it loads later, and fetches no stored one', async () => {
    const { release, visit, stored, asked } = startWorker();
    release('soup');
    await visit('/', FILES.slice(0, 2));
    await visit(undefined, FILES);
    expect(stored()).toEqual(['/', MAIN, STYLE, MENU]);
    expect(asked.filter((address) => address.startsWith(MAIN))).toHaveLength(1);
  });
});

describe('a page', () => {
  const startWithPages = async () => {
    const worker = startWorker();
    worker.release('soup');
    await worker.visit('/');
    await worker.visit('/cart');
    for (const path of ['/', '/cart']) worker.host(path, page('stew'));
    return worker;
  };

  it('comes from the network, whatever is stored, and the host may say that it does not exist', async () => {
    const { read, host, ask } = await startWithPages();
    expect(await read('/cart')).toBe(page('stew'));
    host('/cart', page('gone'), 404);
    expect((await ask('/cart'))?.status).toBe(404);
  });

  it('comes from the store when a connection does not answer within five seconds (case 75)', async () => {
    const { read, answers } = await startWithPages();
    answers.set(absolute('/cart'), 'hangs');
    const reading = read('/cart');
    const isAnswered = jest.fn();
    void reading.then(isAnswered);
    await jest.advanceTimersByTimeAsync(4999);
    expect(isAnswered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await reading).toMatch(/data-stored.*soup/);
  });

  it.each([500, 503, 402, 429])(
    'comes from the store when the host answers %d (case 76)',
    async (status) => {
      const { read, host } = await startWithPages();
      host('/cart', page('quota'), status);
      expect(await read('/cart')).toMatch(/data-stored.*soup/);
    },
  );

  it('that was never opened begins as the menu, with the address to return to, or fails as it would without a worker when nothing is stored', async () => {
    const { ask } = await startWithPages();
    expect((await ask('/login'))?.headers.get('location')).toBe('/?page=%2Flogin');
    const empty = startWorker();
    await expect(empty.ask('/')).rejects.toThrow('Failed to fetch');
    empty.host('/', page('quota'), 503);
    expect(await empty.read('/')).toBe(page('quota'));
  });

  it.each([
    ['right', responseOf('<p>early'), '<p>early', []],
    [
      'redirected, which Safari refuses',
      { status: 200, redirected: true },
      page('stew'),
      ['/cart'],
    ],
    ['an error, which Firefox gives for a failure', Response.error(), page('stew'), ['/cart']],
  ])(
    'that the browser requested while the worker started is requested again unless the answer is right: %s',
    async (...row) => {
      const [, early, text, requested] = row;
      const { ask, asked } = await startWithPages();
      asked.length = 0;
      expect(await (await ask('/cart', {}, Promise.resolve(early)))?.text()).toBe(text);
      expect(asked).toEqual(requested);
    },
  );
});

it.each([
  ['a damaged stored file is replaced', 'bur', { text: 'cook()' }],
  ['a good stored file is used without the network', 'cook()', undefined],
  ['a good stored file is used while the network has other bytes', 'cook()', { text: 'burn()' }],
])(
  '%s when it is requested again, without a third request (case 73)',
  async (_what, bytes, answer) => {
    const { read, store, answers, asked } = startWorker();
    store(MAIN, bytes);
    const again = `${MAIN}?retry=1`;
    answers.set(absolute(again), answer);
    const request = { ...SCRIPT, integrity: digestOf('cook()') };
    expect(await read(again, request)).toBe('cook()');
    expect(await read(MAIN, request)).toBe('cook()');
    expect(asked).toEqual([again]);
  },
);

it('a storage that fails does not stop a page or a file from loading', async () => {
  const { read, host, match } = startWorker();
  match.mockRejectedValue(new Error('Broken storage'));
  host('/', page('soup'));
  host(MAIN, 'cook()');
  expect(await read('/')).toBe(page('soup'));
  expect(await read(MAIN, SCRIPT)).toBe('cook()');
});

it.each([
  ['an order', '/send', { method: 'POST', mode: 'cors', destination: '' }],
  ['a form', '/send', { method: 'POST' }],
  ['the Monthly Menu', '/documents/menu', { mode: 'cors', destination: '' }],
  ['a file that changes', '/favicon.svg', { mode: 'no-cors', destination: 'image' }],
])('%s does not go through the worker', async (_what, address, request) => {
  expect(await startWorker().ask(address, request)).toBeUndefined();
});

it('a new worker takes over at once, and the browser requests a page while it starts; that of a shop that wants none deletes what is stored, answers nothing, and ends', async () => {
  const [usual, last] = [startWorker(), startWorker(unregisterServiceWorker)];
  for (const { send, scope } of [usual, last]) {
    await send('install');
    await send('activate');
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  }
  expect(usual.scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
  expect(last.scope.caches.delete).toHaveBeenCalledWith(CACHE_NAME);
  expect(last.scope.registration.unregister).toHaveBeenCalledTimes(1);
  expect(await last.ask('/')).toBeUndefined();
});
