import { onTabReturn } from './tab-return';

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

function watch(hiddenMs?: number) {
  const callback = jest.fn();
  return { callback, stop: onTabReturn(callback, hiddenMs) };
}

describe('a guest who returns to the tab', () => {
  it('gets the current time, however short the look at another tab was', () => {
    const { callback, stop } = watch(0);
    expect(callback).not.toHaveBeenCalled();
    setVisibility('hidden');
    expect(callback).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
  });

  it('gets the current menu and settings after five seconds or more', () => {
    const { callback, stop } = watch();
    hideFor(HIDDEN_MS);
    hideFor(HIDDEN_MS * 100);
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
  });

  it('causes no read after a short look at another tab', () => {
    const { callback, stop } = watch();
    hideFor(HIDDEN_MS - 1);
    hideFor(HIDDEN_MS - 1);
    now += HIDDEN_MS;
    setVisibility('visible');
    expect(callback).not.toHaveBeenCalled();
    stop();
  });

  it('gets it also when the tab was opened in the background', () => {
    visibility.mockReturnValue('hidden');
    const { callback, stop } = watch();
    now += HIDDEN_MS;
    setVisibility('visible');
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
  });

  it('causes no read once what was read is off the page', () => {
    const { callback, stop } = watch();
    stop();
    hideFor(HIDDEN_MS);
    expect(callback).not.toHaveBeenCalled();
  });
});
