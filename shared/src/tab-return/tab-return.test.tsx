import { act, renderHook } from '@testing-library/react';
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
let stop: () => void;
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

describe('what could not be read', () => {
  const read = jest.fn<Promise<boolean>, []>();
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  const open = () => renderHook(() => useReading(read));

  beforeEach(() => read.mockReset().mockResolvedValue(true));

  it.each([
    ['at first', () => open()],
    [
      'on a return',
      () => {
        open();
        read.mockClear().mockResolvedValueOnce(false);
        hideFor(HIDDEN_MS);
      },
    ],
    [
      'when it was asked for',
      () => {
        const { result } = open();
        read.mockClear().mockResolvedValueOnce(false);
        result.current();
      },
    ],
  ])('%s is read once more when the network is back', async (_when, fail) => {
    read.mockResolvedValueOnce(false);
    fail();
    expect(read).toHaveBeenCalledTimes(1);
    await goOnline();
    await goOnline();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read again when the network comes back while the read is failing, once', async () => {
    let fail: (isRead: boolean) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (fail = resolve)));
    open();
    await goOnline();
    await goOnline();
    expect(read).toHaveBeenCalledTimes(1);
    await act(async () => fail(false));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not read any more once it is off the page', async () => {
    read.mockResolvedValue(false);
    open().unmount();
    await goOnline();
    hideFor(HIDDEN_MS);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
