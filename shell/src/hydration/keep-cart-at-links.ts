import { cart } from '@simmer/shared/cart';
import { reportProblem } from '@simmer/shared/report';
import { handCartOver } from './replay-adds';

/**
 * The browser follows a link in a module that is not hydrated yet with a full load. The next page takes the cart over.
 * From then on, the two pages have one cart between them: each also hands it over when the browser puts it aside, and
 * `captureEvents` takes it back. Otherwise, a page that is restored could show lines that were ordered on the other one.
 */
export function keepCartAtLinks(): void {
  // The lines of a page that was left before it was hydrated, or taps on this one.
  let isSharedByPages = cart.get().length > 0;
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (defaultPrevented || link?.origin !== location.origin) return;
    if (!link.closest('[data-module]:not([data-hydrated])')) return;
    isSharedByPages = true;
    window.addEventListener('pagehide', handOver, { once: true });
  });
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isSharedByPages) handOver();
  });
}

function handOver(): void {
  if (cart.get().length === 0) return;
  try {
    handCartOver();
    cart.clear();
  } catch (error) {
    reportProblem('cart', 'the cart could not be handed over to the next page.', error);
  }
}
