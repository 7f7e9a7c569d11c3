import { answerOffline, endWorker, type WorkerScope } from './service-worker';

type Listener = (event: unknown) => void;

/** A worker whose network and storage a test fills. */
function startWorker(run: (worker: WorkerScope) => void) {
  const listeners = new Map<string, Listener>();
  const network = { isOn: true, onLine: true };
  const stored = new Map<string, string>();
  const unregister = jest.fn(() => Promise.resolve(true));
  const skipWaiting = jest.fn(() => Promise.resolve());
  const enable = jest.fn(() => Promise.resolve());
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { url } = input as Request;
    return network.isOn
      ? Promise.resolve(new Response(`${url} of today`))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  run({
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting,
    caches: {
      match: (address: string) => {
        const text = stored.get(new URL(address, 'https://shop.example').pathname);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    },
    navigator: network,
    registration: { unregister, navigationPreload: { enable } },
  } as unknown as WorkerScope);

  /** @returns what the worker answers; undefined when it leaves the request to the browser. */
  async function ask(path: string, more: object = {}, preloaded?: string) {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: {
        url: `https://shop.example${path}`,
        method: 'GET',
        mode: 'navigate',
        destination: 'document',
        ...more,
      },
      preloadResponse: Promise.resolve(
        preloaded === undefined ? undefined : new Response(preloaded),
      ),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer;
    return response && (response.headers.get('location') ?? (await response.text()));
  }

  const waits: Promise<unknown>[] = [];
  for (const type of ['install', 'activate'])
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
  return { ask, network, stored, unregister, skipWaiting, enable };
}

const FILE = { mode: 'cors', destination: 'script' };

describe('a page that a browser with the worker opens', () => {
  it('is that of the network, whatever is stored', async () => {
    const { ask, stored } = startWorker(answerOffline);
    stored.set('/cart', 'stored');
    expect(await ask('/cart')).toBe('https://shop.example/cart of today');
  });

  it('is the one that was asked for while the worker started', async () => {
    const { ask, enable } = startWorker(answerOffline);
    expect(enable).toHaveBeenCalledTimes(1);
    expect(await ask('/cart', {}, 'preloaded')).toBe('preloaded');
  });

  it('is the stored one without a network', async () => {
    const { ask, stored, network } = startWorker(answerOffline);
    stored.set('/cart', 'stored');
    network.isOn = false;
    expect(await ask('/cart')).toBe('stored');
  });

  it('leads to the menu when it was never stored, and fails when that was not either', async () => {
    const { ask, stored, network } = startWorker(answerOffline);
    network.isOn = false;
    await expect(ask('/cart')).rejects.toThrow('Failed to fetch');
    stored.set('/', 'the menu');
    expect(await ask('/cart')).toBe('/');
  });
});

describe('a file', () => {
  it('does not take the way through the worker while there is a network', async () => {
    const { ask } = startWorker(answerOffline);
    expect(await ask('/main.0123abcd.js', FILE)).toBeUndefined();
  });

  it('is the stored one without a network, and fails when it is not stored', async () => {
    const { ask, stored, network } = startWorker(answerOffline);
    network.isOn = false;
    network.onLine = false;
    await expect(ask('/main.0123abcd.js', FILE)).rejects.toThrow('Failed to fetch');
    stored.set('/main.0123abcd.js', 'stored');
    expect(await ask('/main.0123abcd.js', FILE)).toBe('stored');
  });
});

describe('what is sent to a service', () => {
  it.each([
    { method: 'POST', mode: 'cors', destination: '' },
    { mode: 'cors', destination: '' },
    { method: 'POST' },
  ])('never takes the way through the worker: %j', async (request) => {
    const { ask, network } = startWorker(answerOffline);
    network.onLine = false;
    expect(await ask('/send', request)).toBeUndefined();
  });
});

describe('a worker that the shop no longer wants', () => {
  it('takes the place of the former one at once, answers nothing, and ends', async () => {
    const { ask, unregister, skipWaiting } = startWorker(endWorker);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(await ask('/')).toBeUndefined();
  });
});
