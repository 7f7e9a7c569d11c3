import type * as LoadRemote from './load-remote';

type Plugin = {
  createScript: (info: { url: string }) => { script: HTMLScriptElement; timeout: number };
};

const runtime = {
  loadRemote: jest.fn<Promise<unknown>, [string]>(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn<void, [[Plugin]]>(),
};
jest.mock('@module-federation/runtime', () => runtime);

const MenuSections = () => null;
const registry = (entry = 'https://menu.test.example/remoteEntry.1.js') => ({
  modules: { 'menu-mfe': { version: '1.2.3', entry } },
});

let loadRemoteComponent: (typeof LoadRemote)['loadRemoteComponent'];

function answerRegistry(body: unknown): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

/** The error with the reason beneath it. */
async function failureOf(loading: Promise<unknown>): Promise<{ message: string; reason: string }> {
  const error: unknown = await loading.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It failed with something that is no error.');
  const { message, cause } = error;
  return { message, reason: cause instanceof Error ? cause.message : '' };
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  runtime.loadRemote.mockReset().mockResolvedValue({ default: MenuSections });
  runtime.registerRemotes.mockReset();
  runtime.registerPlugins.mockReset();
  answerRegistry(registry());
  ({ loadRemoteComponent } = await import('./load-remote'));
});
afterEach(() => {
  jest.useRealTimers();
});

const TITLE = 'menu-mfe 1.2.3 could not show MenuSections.';

describe('a module', () => {
  it('is found by the registry’s address and handed over', async () => {
    const fetch = answerRegistry(registry());
    await expect(loadRemoteComponent('menu')).resolves.toEqual({ default: MenuSections });
    expect(fetch).toHaveBeenCalledWith('/registry.json', expect.anything());
    expect(runtime.registerRemotes).toHaveBeenCalledWith(
      [
        {
          name: 'menu_mfe',
          entry: 'https://menu.test.example/remoteEntry.1.js',
          type: 'global',
        },
      ],
      { force: true },
    );
    expect(runtime.loadRemote).toHaveBeenCalledWith('menu_mfe/MenuSections');
  });

  it('is registered once, however often the page shows it', async () => {
    await loadRemoteComponent('menu');
    await loadRemoteComponent('menu');
    expect(runtime.registerRemotes).toHaveBeenCalledTimes(1);
  });

  it('comes by a script with CORS and a time limit, so that its errors keep their words', () => {
    const [plugin] = runtime.registerPlugins.mock.calls[0]![0];
    const { script, timeout } = plugin.createScript({ url: 'https://menu.test.example/entry.js' });
    expect(script.src).toBe('https://menu.test.example/entry.js');
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.async).toBe(true);
    expect(timeout).toBe(8000);
  });
});

describe('a module that cannot be shown', () => {
  it('because the registry does not name it, says so', async () => {
    await expect(loadRemoteComponent('checkout')).rejects.toThrow(
      'cart-mfe is not in the registry.',
    );
    expect(runtime.loadRemote).not.toHaveBeenCalled();
  });

  it('because the registry cannot be reached, is found once it can', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(loadRemoteComponent('menu')).rejects.toThrow('Failed to fetch');
    answerRegistry(registry());
    await expect(loadRemoteComponent('menu')).resolves.toEqual({ default: MenuSections });
  });

  it('because its script fails, names module, version and reason, and is there once it is mended', async () => {
    runtime.loadRemote.mockRejectedValueOnce(new Error('ScriptNetworkError'));
    expect(await failureOf(loadRemoteComponent('menu'))).toEqual({
      message: TITLE,
      reason: 'ScriptNetworkError',
    });
    await expect(loadRemoteComponent('menu')).resolves.toEqual({ default: MenuSections });
    // Registered anew, or the runtime would go on with what it got; the address stays, for nothing hung.
    expect(runtime.registerRemotes).toHaveBeenCalledTimes(2);
    expect(runtime.registerRemotes).toHaveBeenLastCalledWith(
      [expect.objectContaining({ entry: 'https://menu.test.example/remoteEntry.1.js' })],
      { force: true },
    );
  });

  it('because its version was taken back, is found at the address that the registry names by then', async () => {
    runtime.loadRemote.mockRejectedValueOnce(new Error('ScriptNetworkError'));
    await failureOf(loadRemoteComponent('menu'));
    answerRegistry(registry('https://menu.test.example/remoteEntry.0.js'));
    await expect(loadRemoteComponent('menu')).resolves.toEqual({ default: MenuSections });
    expect(runtime.registerRemotes).toHaveBeenLastCalledWith(
      [expect.objectContaining({ entry: 'https://menu.test.example/remoteEntry.0.js' })],
      { force: true },
    );
  });

  it.each([
    { shape: 'nothing', loaded: null },
    { shape: 'no default', loaded: { MenuSections } },
    { shape: 'a default that is no component', loaded: { default: { render: 1 } } },
  ])('because it exposes $shape, is refused by name', async ({ loaded }) => {
    runtime.loadRemote.mockResolvedValueOnce(loaded);
    expect((await failureOf(loadRemoteComponent('menu'))).message).toBe(TITLE);
  });

  it('because it hangs, is given up after nine seconds and asked for at another address', async () => {
    runtime.loadRemote.mockReturnValueOnce(new Promise(() => undefined));
    const failure = failureOf(loadRemoteComponent('menu'));
    const isOver = jest.fn();
    void failure.then(isOver);
    await jest.advanceTimersByTimeAsync(8999);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ message: TITLE });

    await expect(loadRemoteComponent('menu')).resolves.toEqual({ default: MenuSections });
    expect(runtime.registerRemotes).toHaveBeenLastCalledWith(
      [expect.objectContaining({ entry: 'https://menu.test.example/remoteEntry.1.js?retry=1' })],
      { force: true },
    );
  });

  it('because its script timed out twice, gets a new address each time and keeps its query', async () => {
    answerRegistry(registry('https://menu.test.example/entry.js?share=10'));
    runtime.loadRemote
      .mockRejectedValueOnce(
        new Error('ScriptNetworkError: Script "https://menu.test.example/entry.js" timed out.'),
      )
      .mockRejectedValueOnce(
        new Error('Loading chunk 12 failed. (timeout: https://menu.test.example/12.js)'),
      );
    for (let n = 0; n < 2; n += 1) await failureOf(loadRemoteComponent('menu'));
    await loadRemoteComponent('menu');
    const entries = runtime.registerRemotes.mock.calls.map(([[remote]]) => remote.entry);
    expect(entries).toEqual([
      'https://menu.test.example/entry.js?share=10',
      'https://menu.test.example/entry.js?share=10&retry=1',
      'https://menu.test.example/entry.js?share=10&retry=2',
    ]);
  });
});
