import * as React from 'react';
import type { LoadedPart, ModuleState } from './remote-state';
import { partOf, type RemotePartName } from './remote-parts';

const getExposed = jest.fn<Promise<unknown>, [string]>();
const openContainer = jest.fn<Promise<typeof getExposed>, [string, string, string]>();
jest.mock('./container', () => ({ openContainer }));

const MenuSections = () => null;
const registry = (
  entry = 'https://menu.test.example/remoteEntry.1.js',
  integrity = 'sha384-of-1',
) => ({
  modules: { 'menu-mfe': { version: '1.2.3', entry, integrity } },
});

/** One try, as on the page: at the address in the registry. */
let load: (name: RemotePartName) => Promise<LoadedPart>;

function answerRegistry(body: unknown): jest.Mock {
  const fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

/** The error, with the reason beneath it. */
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
  jest.doMock('react', () => React);
  getExposed.mockReset().mockResolvedValue({ default: MenuSections });
  openContainer.mockReset().mockResolvedValue(getExposed);
  answerRegistry(registry());
  const { findRelease } = await import('./find-release');
  const { loadRemote } = await import('./load-remote');
  const state: ModuleState = { failures: 0, parts: {} };
  load = async (name) => loadRemote(name, state, await findRelease(partOf(name).module));
});
afterEach(() => {
  jest.useRealTimers();
});

const TITLE = 'menu-mfe 1.2.3 could not show MenuSections.';

describe('a module of which one part is on its way', () => {
  it('keeps its only run when another part fails, so that both know of the same order', async () => {
    let arrive!: (part: unknown) => void;
    getExposed.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const first = load('menu');
    await jest.advanceTimersByTimeAsync(0);
    getExposed.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
    await failureOf(load('menu'));
    arrive({ default: MenuSections });
    await first;
    await load('menu');
    expect(openContainer).toHaveBeenCalledTimes(1);
  });

  it('runs again once all of its parts have failed', async () => {
    openContainer.mockRejectedValueOnce(new Error('entry.js could not be fetched.'));
    await Promise.all([failureOf(load('menu')), failureOf(load('menu'))]);
    await expect(load('menu')).resolves.toEqual({ default: MenuSections });
    expect(openContainer).toHaveBeenCalledTimes(2);
  });
});

describe('a module that cannot be shown', () => {
  it('because the registry cannot be read, is found once it can', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(load('menu')).rejects.toThrow('Failed to fetch');
    answerRegistry(registry());
    await expect(load('menu')).resolves.toEqual({ default: MenuSections });
  });

  it('because no module places it, says so', async () => {
    await expect(load('soups-mfe/Soups')).rejects.toThrow('No module places "soups-mfe/Soups".');
  });

  it('because its script fails, names module, version and reason, and is found at the address that the registry names by then', async () => {
    openContainer.mockRejectedValueOnce(new Error('entry.js could not be fetched.'));
    expect(await failureOf(load('menu'))).toEqual({
      message: TITLE,
      reason: 'entry.js could not be fetched.',
    });
    answerRegistry(registry('https://menu.test.example/remoteEntry.0.js', 'sha384-of-0'));
    await expect(load('menu')).resolves.toEqual({ default: MenuSections });
    // A browser may remember that a file was missing.
    expect(openContainer.mock.calls).toEqual([
      ['menu_mfe', 'https://menu.test.example/remoteEntry.1.js', 'sha384-of-1'],
      ['menu_mfe', 'https://menu.test.example/remoteEntry.0.js?retry=1', 'sha384-of-0'],
    ]);
  });

  it.each([
    { shape: 'nothing', loaded: null },
    { shape: 'no default', loaded: { MenuSections } },
    { shape: 'a default that is no component', loaded: { default: { render: 1 } } },
  ])('because it exposes $shape, is refused by name', async ({ loaded }) => {
    getExposed.mockResolvedValueOnce(loaded);
    expect((await failureOf(load('menu'))).message).toBe(TITLE);
  });
});

describe('a module that does not arrive in time', () => {
  const LATE = 'menu-mfe 1.2.3 is late with MenuSections.';
  const addresses = () => openContainer.mock.calls.map(([, url]) => url);

  function pending<T>() {
    let arrive!: (value: T) => void;
    let fail!: (error: Error) => void;
    const promise = new Promise<T>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
    return { promise, arrive, fail };
  }

  /** The error after the time limit. */
  async function lateOne(): Promise<{ message: string; arrival: Promise<unknown> }> {
    const failure: Promise<{ message: string; arrival: Promise<unknown> }> = load('menu').then(
      () => {
        throw new Error('It was in time.');
      },
      (error: { message: string; arrival: Promise<unknown> }) => error,
    );
    const isOver = jest.fn();
    void failure.then(isOver);
    await jest.advanceTimersByTimeAsync(8999);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    return failure;
  }

  it('because of a chunk, is late after nine seconds, and its entry is not requested again (cases 10, 78)', async () => {
    const chunk = pending<unknown>();
    getExposed.mockReturnValue(chunk.promise);
    const { message, arrival } = await lateOne();
    expect(message).toBe(LATE);
    const again = load('menu');
    chunk.arrive({ default: MenuSections });
    await expect(arrival).resolves.toEqual({ default: MenuSections });
    await expect(again).resolves.toEqual({ default: MenuSections });
    expect(addresses()).toEqual(['https://menu.test.example/remoteEntry.1.js']);
  });

  it('because of its entry, is requested at another address, and whichever arrives first is used (case 78)', async () => {
    const entries = [pending<typeof getExposed>(), pending<typeof getExposed>()];
    for (const { promise } of entries) openContainer.mockReturnValueOnce(promise);
    const { message, arrival } = await lateOne();
    expect(message).toBe(LATE);
    const again = load('menu');
    await jest.advanceTimersByTimeAsync(0);
    expect(addresses()).toEqual([
      'https://menu.test.example/remoteEntry.1.js',
      'https://menu.test.example/remoteEntry.1.js?retry=1',
    ]);

    entries[1]?.fail(new Error('entry.js could not be fetched.'));
    entries[0]?.arrive(getExposed);
    await expect(arrival).resolves.toEqual({ default: MenuSections });
    await expect(again).resolves.toEqual({ default: MenuSections });
    await load('menu');
    expect(addresses()).toHaveLength(2);
  });
});
