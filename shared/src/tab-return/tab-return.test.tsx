import { renderHook } from '@testing-library/react';
import { returnToTab } from '../testing/return-to-tab';
import { onTabReturn, useReading } from './tab-return';

const callback = jest.fn();
let stop: () => void;
function watch(hiddenMs?: number) {
  callback.mockClear();
  stop = onTabReturn(callback, hiddenMs);
}

describe('a guest who returns to the tab', () => {
  afterEach(() => stop());

  it.each([
    ['gets the current time, however short the look at another tab was', 0, 0, 1],
    ['gets the current menu and settings after five seconds or more', undefined, 5000, 1],
    ['does not get menu and settings after a shorter look', undefined, 4999, 0],
  ])('%s', async (_what, limitMs, hiddenMs, times) => {
    watch(limitMs);
    await returnToTab(hiddenMs);
    await returnToTab(hiddenMs);
    expect(callback).toHaveBeenCalledTimes(2 * times);
  });

  it('gets menu and settings even if the tab was opened in the background, and causes no read once the data is off the page', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    watch();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
    await returnToTab();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

it('what is on the page is read at first, on a return and when the network is back, and not once it is off the page', async () => {
  const read = jest.fn();
  const { unmount } = renderHook(() => useReading(read));
  expect(read).toHaveBeenCalledTimes(1);
  await returnToTab();
  expect(read).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledTimes(3);
  unmount();
  window.dispatchEvent(new Event('online'));
  await returnToTab();
  expect(read).toHaveBeenCalledTimes(3);
});

it('what could not be read is read again by itself, until it can be or is off the page', async () => {
  jest.useFakeTimers();
  const read = jest.fn().mockResolvedValue(true);
  read.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const { unmount } = renderHook(() => useReading(read));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(4);
});
