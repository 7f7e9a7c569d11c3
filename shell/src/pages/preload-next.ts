import { cart } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import { savesData } from '@simmer/shared/saves-data';
import { whenIdle } from '../hydration/when-idle';

/**
 * Loads the code of the pages that a guest is likely to open next, so that they open immediately: the checkout's once
 * the cart has something in it, the confirmation's once the guest is in the checkout's form, and any page's when its
 * link is pressed. With data saving on, only the last.
 * @param preload loads what the page at a path shows. A failure is silent; opening the page tries again.
 */
export function preloadNext(preload: (pathname: string) => void): void {
  window.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(link.pathname);
  });
  if (savesData()) return;
  window.addEventListener('focusin', ({ target }) => {
    // A link in the form leads elsewhere, and its page must not wait for this code.
    const isInForm = target instanceof Element && target.closest('form') && !target.closest('a');
    if (isInForm && location.pathname === ROUTES.cart)
      afterFrame(() => preload(ROUTES.orderConfirmation));
  });
  const stop = cart.subscribe(() => {
    if (cart.get().length === 0) return;
    stop();
    const preloadCart = () => preload(ROUTES.cart);
    // A guest who taps in a loaded page may open the cart before the page is idle, so the code is fetched right after
    // the frame that shows the dish. Lines that were there earlier can wait.
    if (document.readyState === 'complete') afterFrame(preloadCart);
    else whenIdle(preloadCart);
  });
}

/** Runs the task when the frame that answers the guest is painted. */
function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
