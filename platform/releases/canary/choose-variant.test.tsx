import { restoreUrl } from './restore-url';
import { chooseVariant } from './choose-variant';
import { leaveCanary } from './leave-canary';

const KEY = 'simmer-canary';
const MENU = { module: 'menu-mfe' as const, version: '1.0.0-ab12cd34', share: 20 };
const ALL = { ...MENU, share: 100 };

/** Multiples of the golden ratio are spread evenly. */
const visitors = Array.from({ length: 1000 }, (_, n) => String((n * 0.618_033_988_749) % 1));

/**
 * Opens a page where nothing else can be reached.
 * @returns where it redirects to; undefined when the visitor stays.
 */
function openAway(canary: typeof MENU, at = '/'): string | undefined {
  const replace = jest.fn<void, [string | URL]>();
  const { pathname, search, hash } = new URL(location.origin + at);
  chooseVariant(canary, { pathname, search, hash, replace });
  return replace.mock.calls[0]?.map(String)[0];
}
/** Opens a page, and the one that it redirects to. */
function open(canary: typeof MENU, at?: string) {
  const sent = openAway(canary, at);
  sessionStorage.clear();
  return sent;
}
/** For each visitor, whether they get the canary. */
const chosenOf = (canary: typeof MENU) =>
  visitors.map((visitor) => {
    localStorage.setItem(KEY, visitor);
    return open(canary) !== undefined;
  });
const shareOf = (chosen: readonly boolean[]) =>
  (100 * chosen.filter(Boolean).length) / chosen.length;
beforeEach(() => {
  jest.spyOn(window, 'stop').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.hidden = false;
  delete document.documentElement.dataset.canary;
});

describe('a canary', () => {
  it.each([1, 20, 99])('of %s %% goes to that share of the visitors', (share) => {
    const actual = shareOf(chosenOf({ ...MENU, share }));
    expect(Math.abs(actual - share)).toBeLessThan(3);
  });

  it('with a larger share includes all who had it, and its next version gets others', () => {
    const few = chosenOf(MENU);
    const many = chosenOf({ ...MENU, share: 50 });
    expect(few.filter((is, n) => is && !many[n])).toEqual([]);
    const next = chosenOf({ ...MENU, version: '1.0.0-ab12cd35' });
    const both = few.map((is, n) => is && next[n] === true);
    expect(Math.abs(shareOf(both) - 4)).toBeLessThan(3);
  });
});

describe('a guest', () => {
  it('who cannot reach the canary stays on the page that is there, and is sent to it again later', () => {
    expect(openAway(ALL)).toBe('/canary/menu-mfe');
    expect(openAway(ALL)).toBeUndefined();
    expect(openAway(ALL)).toBe('/canary/menu-mfe');
    expect(openAway(ALL, '/kitchen')).toBe('/canary/menu-mfe/kitchen');
  });

  it('gets a number at the first visit, which the browser saves', () => {
    const random = jest.spyOn(Math, 'random');
    const first = open(MENU);
    const number = localStorage.getItem(KEY);
    expect(number).not.toBeNull();
    expect(open(MENU)).toBe(first);
    expect(localStorage.getItem(KEY)).toBe(number);
    expect(random).toHaveBeenCalledTimes(1);
  });

  it('who is chosen neither sees nor loads the rest of the page; one whose storage is blocked is not redirected', () => {
    open(ALL);
    expect(document.documentElement.hidden).toBe(true);
    expect(window.stop).toHaveBeenCalledTimes(1);
    document.documentElement.hidden = false;
    for (const method of ['getItem', 'setItem'] as const) {
      const blocked = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(open(ALL)).toBeUndefined();
      blocked.mockRestore();
    }
    expect(document.documentElement.hidden).toBe(false);
  });
});

describe('the URL of a guest who is chosen', () => {
  it.each([
    ['/', '/canary/menu-mfe'],
    ['/?from=mail#soup', '/canary/menu-mfe?from=mail#soup'],
    ['/login?next=%2Fcart#top', '/canary/menu-mfe/login?next=%2Fcart#top'],
  ])('%s survives the redirect and is shown again', (asked, sent) => {
    expect(open(ALL, asked)).toBe(sent);
    history.replaceState(null, '', sent);
    restoreUrl();
    expect(location.href).toBe(location.origin + asked);
    expect(document.documentElement.dataset.canary).toBe('/canary/menu-mfe');
    expect(sessionStorage).toHaveLength(0);
  });

  it('may have a trailing slash, which some hosts add', () => {
    history.replaceState(null, '', '/canary/menu-mfe/#soup');
    restoreUrl();
    expect(location.pathname + location.hash).toBe('/#soup');
  });
});

describe('a visitor whose page still redirects to a canary that is over', () => {
  const { origin } = location;
  /** Opens the 404 page there, and returns where it redirects to. */
  function openMissing(path: string): string | undefined {
    const replace = jest.fn<void, [string | URL]>();
    const { pathname, search, hash } = new URL(origin + path);
    leaveCanary({ origin, pathname, search, hash, replace });
    return replace.mock.calls[0]?.map(String)[0];
  }

  it.each([
    ['/canary/menu-mfe', ''],
    ['/canary/menu-mfe/login?next=%2Fcart#top', '/login?next=%2Fcart#top'],
    ['/canary/menu-mfe//other.example', '//other.example'],
  ])('gets from %s to the page for everybody, of the same shop', (path, rest) => {
    expect(openMissing(path)).toBe(origin + rest);
    expect(document.documentElement.hidden).toBe(true);
  });

  it('stays there, even if that page is the one that redirects', () => {
    expect(openMissing(openAway(ALL) ?? '')).toBe(origin);
    expect(openAway(ALL)).toBeUndefined();
  });

  it.each(['/no-such-page', '/canary', '/canary/'])('reads that there is no %s', (path) => {
    expect(openMissing(path)).toBeUndefined();
    expect(document.documentElement.hidden).toBe(false);
  });
});
