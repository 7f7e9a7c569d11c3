import { forgetRegistry } from '@simmer/shared/registry';
import { answerRegistry } from '@simmer/shared/testing/test-registry';
import { pending } from '../testing/pending';
import * as container from './container';
import { createRemotes } from './create-remotes';
import { OWN_PARTS } from './remote-parts';
import type { Remotes } from './remote-source';

jest.mock('./container');
const openContainer = jest.mocked(container.openContainer);
const getExposed = jest.fn<Promise<unknown>, [string]>();

const Checkout = () => null;
const LOADED = { default: Checkout };
const ADDRESS = 'https://cart.test.example/remoteEntry.1.js';
const FAILURE = { message: 'cart-mfe 1.2.3 could not show Checkout.' };
const NOT_FETCHED = new Error('entry.js could not be fetched.');

const answer = (entry = ADDRESS, integrity = 'sha384-of-1') =>
  answerRegistry({ modules: { 'cart-mfe': { version: '1.2.3', entry, integrity } } });
const addresses = () => openContainer.mock.calls.map(([, url]) => url);
const allRequested = () => new Promise((done) => setTimeout(done));

let source: Remotes;
const checkout = (isRetry?: boolean) => source(OWN_PARTS.checkout, isRetry).loading;
const confirmation = () => source(OWN_PARTS.orderConfirmation).loading;

beforeEach(() => {
  forgetRegistry();
  answer();
  getExposed.mockReset().mockResolvedValue(LOADED);
  openContainer.mockReset().mockResolvedValue(getExposed);
  source = createRemotes((_module, live) => live);
});

describe('a module with two parts', () => {
  it('keeps its only run when one part fails while the other is loading, so that both know of the same order', async () => {
    const { promise, arrive } = pending();
    getExposed.mockReturnValueOnce(promise);
    const first = checkout();
    getExposed.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
    await expect(confirmation()).rejects.toThrow('could not show OrderConfirmation');
    arrive(LOADED);
    await first;
    await confirmation();
    expect(openContainer).toHaveBeenCalledTimes(1);
  });

  it('runs again once both have failed', async () => {
    getExposed.mockRejectedValueOnce(NOT_FETCHED).mockRejectedValueOnce(NOT_FETCHED);
    const both = await Promise.allSettled([checkout(), confirmation()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(checkout()).resolves.toBe(Checkout);
    expect(openContainer).toHaveBeenCalledTimes(2);
  });
});

describe('a module that was preloaded', () => {
  it('is one request away from each of its parts', async () => {
    await source.open(OWN_PARTS.checkout);
    expect(getExposed).not.toHaveBeenCalled();
    await Promise.all([checkout(), confirmation()]);
    expect(openContainer).toHaveBeenCalledTimes(1);
  });

  it('without success is fetched again when a part is needed', async () => {
    openContainer.mockRejectedValueOnce(NOT_FETCHED);
    await expect(source.open(OWN_PARTS.checkout)).rejects.toBe(NOT_FETCHED);
    await expect(checkout()).resolves.toBe(Checkout);
    expect(addresses()).toEqual([ADDRESS, `${ADDRESS}?retry=1`]);
  });
});

describe('a module that cannot be shown', () => {
  it('because its script fails names module, version and reason, and is requested at the address that the registry has by then', async () => {
    openContainer.mockRejectedValueOnce(NOT_FETCHED);
    await expect(checkout()).rejects.toMatchObject({ ...FAILURE, cause: NOT_FETCHED });
    const next = 'https://cart.test.example/remoteEntry.0.js';
    answer(next, 'sha384-of-0');
    await expect(checkout()).resolves.toBe(Checkout);
    // A browser may remember that a file was missing.
    expect(openContainer.mock.calls).toEqual([
      ['cart_mfe', ADDRESS, 'sha384-of-1'],
      ['cart_mfe', `${next}?retry=1`, 'sha384-of-0'],
    ]);
  });

  it('because it exposes no component is refused by name', async () => {
    getExposed.mockResolvedValueOnce({ default: { render: 1 } });
    await expect(checkout()).rejects.toMatchObject(FAILURE);
  });
});

describe('a guest who does not want to wait any longer', () => {
  it('for the entry of a module requests it at another address, and whichever arrives first is used (case 78)', async () => {
    const entries = [pending<typeof getExposed>(), pending<typeof getExposed>()];
    for (const { promise } of entries) openContainer.mockReturnValueOnce(promise);
    const first = checkout();
    await allRequested();
    const second = checkout(true);
    await allRequested();
    expect(addresses()).toEqual([ADDRESS, `${ADDRESS}?retry=1`]);
    entries[1]?.fail(NOT_FETCHED);
    entries[0]?.arrive(getExposed);
    await expect(Promise.all([first, second])).resolves.toEqual([Checkout, Checkout]);
    await confirmation();
    expect(addresses()).toHaveLength(2);
  });

  it('for a chunk does not run the entry a second time', async () => {
    const chunk = pending();
    getExposed.mockReturnValue(chunk.promise);
    void checkout();
    await allRequested();
    const second = checkout(true);
    chunk.arrive(LOADED);
    await expect(second).resolves.toBe(Checkout);
    expect(addresses()).toEqual([ADDRESS]);
  });
});
