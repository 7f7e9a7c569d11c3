import { reportProblem } from '@simmer/shared/report';
import { handCartOver } from './replay-adds';

/**
 * The browser follows a link in a module that is not hydrated yet with a full load. The next page takes the cart over.
 */
export function keepCartAtLinks(): void {
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (defaultPrevented || link?.origin !== location.origin) return;
    if (link.closest('[data-module]:not([data-hydrated])'))
      window.addEventListener('pagehide', handOver, { once: true });
  });
}

function handOver(): void {
  try {
    handCartOver();
  } catch (error) {
    reportProblem('cart', 'the cart could not be handed over to the next page.', error);
  }
}
