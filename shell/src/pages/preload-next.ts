import { cart } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { savesData } from '@simmer/shared/saves-data';
import { whenIdle } from '../hydration/when-idle';

/**
 * Gets the code of the pages that a guest is likely to open, so that they open at once: of the checkout when the cart has
 * something in it, of the confirmation when the guest is in the checkout's form, of any page when its link is pressed.
 * With data saving on, only the last.
 * @param preload what the page at an address shows. A failure is silent; opening the page tries again.
 */
export function preloadNext(preload: (pathname: string) => void): void {
  window.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(link.pathname);
  });
  if (savesData()) return;
  window.addEventListener('focusin', ({ target }) => {
    const isInForm = target instanceof Element && target.closest('form');
    if (isInForm && location.pathname === ROUTES.cart) preload(ROUTES.orderConfirmation);
  });
  const stop = cart.subscribe(() => {
    if (cart.getItems().length === 0) return;
    stop();
    whenIdle(() => {
      preload(ROUTES.cart);
    });
  });
}
