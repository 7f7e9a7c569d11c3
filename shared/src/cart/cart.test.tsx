import { setSiteConfig } from '@simmer/shared/config';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { siteWith } from '@simmer/shared/testing/site-config';
import { cart, startCart } from './cart';

it('for an owner who turned that on, the tab keeps the cart, and a page that the browser shows again adopts what another page has stored', () => {
  setSiteConfig(siteWith({ ordering: { keepCartInTab: true } }));
  startCart();
  cart.add(aLine());
  const stored: unknown = JSON.parse(sessionStorage.getItem('simmer:cart') ?? '');
  sessionStorage.setItem('simmer:cart', JSON.stringify(Object.assign({}, stored, { items: [] })));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(cart.get()).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(cart.get()).toHaveLength(0);
});
