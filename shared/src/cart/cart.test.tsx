import { setSiteConfig } from '@simmer/shared/config';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { siteWith } from '@simmer/shared/testing/site-config';
import { cart, pendingNotes, startCart } from './cart';

it('keeps the cart in the tab for an owner who turned that on, and takes over what another page of the tab has stored, when the browser shows this one again', () => {
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

it('a note that is typed under the only line of its dish is stored with it when the page is left', () => {
  cart.restore([{ ...aLine(), quantity: 1 }]);
  pendingNotes.set({ Meatloaf: { dishName: 'Meatloaf', text: 'No nuts' } });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem('simmer:cart')).toContain('No nuts');
});
