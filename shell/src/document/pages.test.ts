import { ROUTES } from '@simmer/shared/navigation';
import { PAGES } from './pages';

const pageAt = (pathname: string) => PAGES.find((page) => page.pathname === pathname);

describe('the pages of the site', () => {
  it('are one file for each address, and one for unknown addresses', () => {
    expect(PAGES.map(({ pathname, file }) => [pathname, file])).toEqual([
      ['/', 'index.html'],
      ['/instructions', 'instructions.html'],
      ['/login', 'login.html'],
      ['/cart', 'cart.html'],
      ['/order-confirmation', 'order-confirmation.html'],
      ['/menu-editor', 'menu-editor.html'],
      ['/privacy', 'privacy.html'],
      ['/404', '404.html'],
    ]);
    expect(Object.values(ROUTES)).toHaveLength(PAGES.length - 1);
  });

  it('name the remotes that their slots show at once, but never the editor, which only managers open', () => {
    expect(PAGES.filter(({ remotes }) => remotes.length > 0)).toMatchObject([
      { pathname: '/', remotes: ['menu'] },
      { pathname: '/cart', remotes: ['checkout'] },
      { pathname: '/order-confirmation', remotes: ['orderConfirmation'] },
    ]);
  });

  it('are listed by search engines if guests search for them', () => {
    expect(PAGES.filter(({ isListed }) => isListed)).toEqual([
      pageAt('/'),
      pageAt('/instructions'),
    ]);
  });
});
