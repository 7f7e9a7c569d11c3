import { forgetRegistry } from '@simmer/shared/registry';
import { answerRegistry } from '@simmer/shared/testing/test-registry';
import { pending } from '../testing/pending';
import * as container from './container';
import { findRelease, loadRemote, type EntryState, type LoadedPart } from './load-remote';

const getExposed = jest.fn<Promise<unknown>, [string]>();
jest.mock('./container');
const openContainer = jest.mocked(container.openContainer);

const MenuSections = () => null;
const LOADED = { default: MenuSections };
const ADDRESS = 'https://menu.test.example/remoteEntry.1.js';
const registry = (entry = ADDRESS, integrity = 'sha384-of-1') => ({
  modules: { 'menu-mfe': { version: '1.2.3', entry, integrity } },
});
const FAILURE = { message: 'menu-mfe 1.2.3 could not show MenuSections.' };
const NOT_FETCHED = new Error('entry.js could not be fetched.');

/** One try, as on the page: at the address in the registry. */
let load: () => Promise<LoadedPart>;

beforeEach(() => {
  jest.useFakeTimers();
  forgetRegistry();
  getExposed.mockReset().mockResolvedValue(LOADED);
  openContainer.mockReset().mockResolvedValue(getExposed);
  answerRegistry(registry());
  const state: EntryState = { failures: 0 };
  load = async () => loadRemote('menu', state, await findRelease('menu-mfe'));
});

const addresses = () => openContainer.mock.calls.map(([, url]) => url);

describe('a module of which one part is on its way', () => {
  it('keeps its only run when another part fails, so that both know of the same order', async () => {
    const { promise, arrive } = pending();
    getExposed.mockReturnValueOnce(promise);
    const first = load();
    await jest.advanceTimersByTimeAsync(0);
    getExposed.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
    await expect(load()).rejects.toMatchObject(FAILURE);
    arrive(LOADED);
    await first;
    await load();
    expect(openContainer).toHaveBeenCalledTimes(1);
  });

  it('runs again once all of its parts have failed', async () => {
    openContainer.mockRejectedValueOnce(NOT_FETCHED);
    const both = await Promise.allSettled([load(), load()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(load()).resolves.toEqual(LOADED);
    expect(openContainer).toHaveBeenCalledTimes(2);
  });
});

describe('a module that cannot be shown', () => {
  it('because its script fails, names module, version and reason, and is found at the address that the registry names by then', async () => {
    openContainer.mockRejectedValueOnce(NOT_FETCHED);
    await expect(load()).rejects.toMatchObject({ ...FAILURE, cause: NOT_FETCHED });
    const next = 'https://menu.test.example/remoteEntry.0.js';
    answerRegistry(registry(next, 'sha384-of-0'));
    await expect(load()).resolves.toEqual(LOADED);
    // A browser may remember that a file was missing.
    expect(openContainer.mock.calls).toEqual([
      ['menu_mfe', ADDRESS, 'sha384-of-1'],
      ['menu_mfe', `${next}?retry=1`, 'sha384-of-0'],
    ]);
  });

  it('because it exposes no component, is refused by name', async () => {
    getExposed.mockResolvedValueOnce({ default: { render: 1 } });
    await expect(load()).rejects.toMatchObject(FAILURE);
  });
});

describe('a module that does not arrive in time', () => {
  /** Waits for the time limit. */
  async function late(): Promise<{ arrival: Promise<unknown> }> {
    const isOver = jest.fn();
    load().catch(isOver);
    await jest.advanceTimersByTimeAsync(8999);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const [error] = isOver.mock.calls[0];
    expect(error.message).toBe('menu-mfe 1.2.3 is late with MenuSections.');
    return error;
  }

  it('because of a chunk, is late after nine seconds, and its entry is not requested again (cases 10, 78)', async () => {
    const chunk = pending();
    getExposed.mockReturnValue(chunk.promise);
    const { arrival } = await late();
    const again = load();
    chunk.arrive(LOADED);
    await expect(arrival).resolves.toEqual(LOADED);
    await expect(again).resolves.toEqual(LOADED);
    expect(addresses()).toEqual([ADDRESS]);
  });

  it('because of its entry, is requested at another address, and whichever arrives first is used (case 78)', async () => {
    const entries = [pending<typeof getExposed>(), pending<typeof getExposed>()];
    for (const { promise } of entries) openContainer.mockReturnValueOnce(promise);
    const { arrival } = await late();
    const again = load();
    await jest.advanceTimersByTimeAsync(0);
    expect(addresses()).toEqual([ADDRESS, `${ADDRESS}?retry=1`]);
    entries[1]?.fail(NOT_FETCHED);
    entries[0]?.arrive(getExposed);
    await expect(arrival).resolves.toEqual(LOADED);
    await expect(again).resolves.toEqual(LOADED);
    await load();
    expect(addresses()).toHaveLength(2);
  });
});
