import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { pageRemotes } from './pages';

describe('what a page loads before React renders it', () => {
  it.each([
    ['/', ['menu']],
    ['/cart', ['checkout']],
    ['/order-confirmation', ['orderConfirmation']],
    ['/instructions', []],
    ['/nowhere', []],
  ])('%s: %j', (address, remotes) => {
    expect(pageRemotes(address).map(({ name }) => name)).toEqual(remotes);
  });

  it('is never the editor, which only managers open', () => {
    expect(pageRemotes('/menu-editor')).toEqual([]);
  });

  it('keeps the HTML of an empty checkout on screen only while the cart is empty', () => {
    setSiteConfig(testSiteConfig);
    const [checkout] = pageRemotes('/cart');
    expect(checkout?.isHtmlValid?.()).toBe(true);
    const dish = { id: 'classic_0_Small', name: 'Meatloaf', size: 'Small', priceCents: 3000 };
    cart.add({ ...dish, modification: '', flavor: null });
    expect(checkout?.isHtmlValid?.()).toBe(false);
  });
});
