import { loadWithRetries } from './load-with-retries';

const away = new Error('away');
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A remote that fails this many times. */
function awayFor(tries: number) {
  const load = jest.fn(() => Promise.resolve('menu'));
  for (let n = 0; n < tries; n += 1) load.mockRejectedValueOnce(away);
  return load;
}

/** The number of tries after this time, in milliseconds. */
async function triesWithin(ms: number, load: jest.Mock): Promise<number> {
  await jest.advanceTimersByTimeAsync(ms);
  return load.mock.calls.length;
}

it('a remote whose HTML is on screen is retried after 1, 2, 5, 10 and then every 30 seconds, until it loads, and is reported once', async () => {
  const load = awayFor(7);
  const loading = loadWithRetries(load, () => true);
  expect(await triesWithin(0, load)).toBe(1);
  let tries = 1;
  for (const pauseMs of [1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000]) {
    expect(await triesWithin(pauseMs - 1, load)).toBe(tries);
    tries += 1;
    expect(await triesWithin(1, load)).toBe(tries);
  }
  await expect(loading).resolves.toBe('menu');
  expect(jest.getTimerCount()).toBe(0);
  expect(warn.mock.calls).toEqual([
    ['[simmer/remotes] a remote cannot be loaded yet; its HTML stays as it was sent.', away],
  ]);
});

it('it is retried at once when the device is online again, and not a second time for that pause', async () => {
  const load = awayFor(2);
  const loading = loadWithRetries(load, () => true);
  expect(await triesWithin(500, load)).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(await triesWithin(1999, load)).toBe(2);
  expect(await triesWithin(1, load)).toBe(3);
  await loading;
  window.dispatchEvent(new Event('online'));
  expect(await triesWithin(60_000, load)).toBe(3);
});
