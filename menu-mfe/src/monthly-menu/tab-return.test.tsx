import { AWAY_MS, onTabReturn } from './tab-return';

let now: number;
let visibility: jest.SpyInstance;

beforeEach(() => {
  now = 1_000_000;
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

function turn(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function beAwayFor(durationMs: number) {
  turn('hidden');
  now += durationMs;
  turn('visible');
}

function watch() {
  const callback = jest.fn();
  return { callback, stop: onTabReturn(callback, () => now) };
}

describe('a guest who comes back to the tab', () => {
  it('is shown the menu of today after a minute or more', () => {
    const { callback, stop } = watch();
    beAwayFor(AWAY_MS);
    beAwayFor(AWAY_MS * 100);
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
  });

  it('costs the owner no reading after a short look elsewhere', () => {
    const { callback, stop } = watch();
    beAwayFor(AWAY_MS - 1);
    beAwayFor(AWAY_MS - 1);
    now += AWAY_MS;
    turn('visible');
    expect(callback).not.toHaveBeenCalled();
    stop();
  });

  it('counts the time away also when the tab was opened in the background', () => {
    visibility.mockReturnValue('hidden');
    const { callback, stop } = watch();
    now += AWAY_MS;
    turn('visible');
    expect(callback).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is no longer waited for once the menu is gone from the page', () => {
    const { callback, stop } = watch();
    stop();
    beAwayFor(AWAY_MS);
    expect(callback).not.toHaveBeenCalled();
  });
});
