import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { createLastMenu } from './last-menu';

const KEY = 'simmer:last-menu';
const NOW = Date.UTC(2026, 10, 20, 18);
const SOUP = {
  id: 'soup',
  data: { name: 'SOUP', description: 'Hot.', sizes: [{ label: 'Bowl', price: 9, feeds: '1' }] },
};

const lastMenu = createLastMenu(
  () => window.localStorage,
  () => NOW,
);

describe('the Monthly Menu that a device keeps', () => {
  it('is the last one it read, with the time', () => {
    expect(lastMenu.read()).toBeUndefined();
    lastMenu.keep([SOUP]);
    expect(lastMenu.read()).toMatchObject({ readAt: NOW, dishes: [{ id: 'soup', name: 'SOUP' }] });
    lastMenu.keep([]);
    expect(lastMenu.read()).toBeUndefined();
  });

  it('keeps its date when it is only shown again', () => {
    let now = NOW;
    const kept = createLastMenu(
      () => window.localStorage,
      () => now,
    );
    const documents = [SOUP];
    kept.keep(documents);
    now += 86_400_000;
    kept.keep(documents);
    expect(kept.read()?.readAt).toBe(NOW);
    kept.keep([SOUP]);
    expect(kept.read()?.readAt).toBe(now);
  });

  it.each(['', '{', '[]', '{"version":2}', '{"version":1,"readAt":1,"documents":[{}]}'])(
    'is none when %p is stored',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(lastMenu.read()).toBeUndefined();
    },
  );

  it('leaves room for an order: of a menu too long for that nothing is kept, also not an older one', () => {
    lastMenu.keep([SOUP]);
    lastMenu.keep([{ id: 'long', data: 'x'.repeat(300_000) }]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('goes when the shop no longer wants it kept', () => {
    lastMenu.keep([SOUP]);
    setSiteConfig({ ...testSiteConfig, offline: false });
    lastMenu.keep([SOUP]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('is none where storage is blocked', () => {
    const blocked = createLastMenu(() => {
      throw new Error('blocked');
    });
    blocked.keep([SOUP]);
    expect(blocked.read()).toBeUndefined();
  });
});
