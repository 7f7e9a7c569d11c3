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
  it('is the last one it read, with the time', () => {
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

  it('leaves room for an order: of a menu too long for that nothing is kept, also not an older one', () => {
    saveMenu([SOUP]);
    saveMenu([{ id: 'long', data: 'x'.repeat(300_000) }]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('goes when the shop no longer wants it kept', () => {
    saveMenu([SOUP]);
    setSiteConfig({ ...testSiteConfig, offline: false });
    saveMenu([SOUP]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
