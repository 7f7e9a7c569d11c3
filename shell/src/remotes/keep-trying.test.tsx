import { muteConsole } from '@simmer/shared/testing/mute-console';
import { keepTrying } from './keep-trying';

const away = new Error('away');
const warn = muteConsole('warn');
beforeEach(() => {
  jest.useFakeTimers();
});

it('a remote whose HTML is on screen is tried again after 1, 2, 5, 10 and then every 30 seconds, until it loads, and is reported once', async () => {
  const pauses = [1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000];
  const load = pauses.reduce(
    (tried) => tried.mockRejectedValueOnce(away),
    jest.fn(() => Promise.resolve('menu')),
  );
  const loading = keepTrying(load, () => true);
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

it('such a remote is tried again at once when the device is online again, even while it is late', async () => {
  const hung = new Promise<string>(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(away).mockReturnValueOnce(hung);
  load.mockResolvedValueOnce('menu');
  const loading = keepTrying(load, () => true);
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(11_000);
  await expect(loading).resolves.toBe('menu');
});
