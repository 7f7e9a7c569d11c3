import { renderHook } from '@testing-library/react';
import { onTabReturn, useReading } from './tab-return';

const HIDDEN_MS = 5000;

let now: number;
let visibility: jest.SpyInstance;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

function setVisibility(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function hideFor(durationMs: number) {
  setVisibility('hidden');
  now += durationMs;
  setVisibility('visible');
}

const callback = jest.fn();
let stop: () => void = () => undefined;
function watch(hiddenMs?: number) {
  callback.mockClear();
  stop = onTabReturn(callback, hiddenMs);
}
afterEach(() => stop());

describe('a guest who returns to the tab', () => {
  it('gets the current time, however short the look at another tab was', () => {
    watch(0);
    setVisibility('hidden');
    expect(callback).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('gets the current menu and settings after five seconds or more, and not after a shorter look', () => {
    watch();
    hideFor(HIDDEN_MS - 1);
    now += HIDDEN_MS;
    setVisibility('visible');
    expect(callback).not.toHaveBeenCalled();
    hideFor(HIDDEN_MS);
    hideFor(HIDDEN_MS * 100);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('gets it also when the tab was opened in the background, and causes no read once what was read is off the page', () => {
    visibility.mockReturnValue('hidden');
    watch();
    now += HIDDEN_MS;
    setVisibility('visible');
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
    hideFor(HIDDEN_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

it('what is on the page is read at first, on a return and when the network is back, and no more once it is off the page', () => {
  const read = jest.fn();
  const { unmount } = renderHook(() => useReading(read));
  expect(read).toHaveBeenCalledTimes(1);
  hideFor(HIDDEN_MS);
  expect(read).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledTimes(3);
  unmount();
  window.dispatchEvent(new Event('online'));
  hideFor(HIDDEN_MS);
  expect(read).toHaveBeenCalledTimes(3);
});
