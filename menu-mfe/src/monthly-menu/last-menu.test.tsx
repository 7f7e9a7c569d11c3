import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { lastMenu, saveMenu } from './last-menu';

const KEY = 'simmer:last-menu';
const NOW = Date.UTC(2026, 10, 20, 18);
const SOUP = {
  id: 'soup',
  data: { name: 'SOUP', description: 'Hot.', sizes: [{ label: 'Bowl', price: 9, feeds: '1' }] },
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

describe('the Monthly Menu that a device keeps', () => {
  it('is the last menu that it read, with the time', () => {
    expect(lastMenu()).toBeUndefined();
    saveMenu([SOUP]);
    expect(lastMenu()).toMatchObject({ readAt: NOW, dishes: [{ id: 'soup', name: 'SOUP' }] });
    saveMenu([]);
    expect(lastMenu()).toBeUndefined();
  });

  it('keeps its date when it is only shown again', () => {
    const documents = [SOUP];
    saveMenu(documents);
    jest.setSystemTime(NOW + 86_400_000);
    saveMenu(documents);
    expect(lastMenu()?.readAt).toBe(NOW);
    saveMenu([SOUP]);
    expect(lastMenu()?.readAt).toBe(NOW + 86_400_000);
  });

  it.each([
    ['one too long to leave room for an order', { id: 'long', data: 'x'.repeat(300_000) }, true],
    ['one in a shop that wants none stored', SOUP, false],
  ])('is missing after %s, and no older one replaces it', (_what, next, offline) => {
    saveMenu([SOUP]);
    setSiteConfig({ ...testSiteConfig, offline });
    saveMenu([next]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
