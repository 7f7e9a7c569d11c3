import { setSiteConfig } from '@simmer/shared/config';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { cart, startCart } from './cart';

const dish = aLine();

function startWith(keepCartInTab: boolean): void {
  const { ordering } = testSiteConfig;
  setSiteConfig({ ...testSiteConfig, ordering: { ...ordering, keepCartInTab } });
  startCart();
}

afterEach(() => {
  cart.clear();
  sessionStorage.clear();
});

// Must be the first test: there is one cart per page, and the next tests make it store its content.
it('leaves nothing in the browser that a reload could find [99]', () => {
  startWith(false);
  cart.add(dish);
  expect(cart.get()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

it('keeps the cart in the tab for an owner who turned that on, and takes over what another page of the tab has stored, when the browser shows this one again', () => {
  startWith(true);
  cart.add(dish);
  const stored: unknown = JSON.parse(sessionStorage.getItem('simmer:cart') ?? '');
  sessionStorage.setItem('simmer:cart', JSON.stringify(Object.assign({}, stored, { items: [] })));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(cart.get()).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(cart.get()).toHaveLength(0);
});
