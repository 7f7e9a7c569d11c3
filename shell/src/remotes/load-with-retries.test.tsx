import { muteConsole } from '@simmer/shared/testing/mute-console';
import { loadWithRetries } from './load-with-retries';

const away = new Error('away');
const warn = muteConsole('warn');

it('a remote whose HTML is on screen is retried after 1, 2, 5, 10 and then every 30 seconds, until it loads, and is reported once', async () => {
  jest.useFakeTimers();
  const pauses = [1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000];
  const load = pauses.reduce(
    (tried) => tried.mockRejectedValueOnce(away),
    jest.fn(() => Promise.resolve('menu')),
  );
  const loading = loadWithRetries(load, () => true);
  for (const [retries, pauseMs] of pauses.entries()) {
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(load).toHaveBeenCalledTimes(retries + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(retries + 2);
  }
  await expect(loading).resolves.toBe('menu');
  expect(jest.getTimerCount()).toBe(0);
  expect(warn.mock.calls).toEqual([
    ['[simmer/remotes] a remote cannot be loaded yet; its HTML stays as it was sent.', away],
  ]);
});

it('it is retried at once when the device is online again', async () => {
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValueOnce(away).mockResolvedValueOnce('menu');
  const loading = loadWithRetries(load, () => true);
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('menu');
});
