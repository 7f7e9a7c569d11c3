import { cart, pendingNotes } from '@simmer/shared/cart';
import { SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { reportProblem } from '@simmer/shared/report';
import type { SavedQueue } from './capture-events.es2015';
import { QUEUED_ADDS_KEY } from './replay-adds';

const WAITING = `[${SLOT_ATTRIBUTES.module}]:not([${SLOT_ATTRIBUTES.hydrated}])`;

/** Whether the next page is loaded in full, so that the cart has to move to it. */
let isLeaving = false;

/**
 * Prepares a reload. Saves the cart and the notes that wait for their dish, and again when the page unloads.
 * @throws when storage is blocked or full.
 */
export function moveCartToNextPage(): void {
  saveCartForNextPage();
  isLeaving = true;
}

/**
 * Moves the cart, and the notes that wait for their dish, to the next page when the browser follows a link of a module
 * that is not hydrated yet with a full load. From then on, a page that enters the back/forward cache also saves them,
 * and `captureEvents` restores them on the page that is shown. Otherwise, a restored page could show lines that were
 * ordered on the other one.
 */
export function saveCartAtLinks(): void {
  // The lines and notes of a page that was left before it was hydrated, or taps on this one.
  let isSharedByPages = cart.get().length + Object.keys(pendingNotes.get()).length > 0;
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (defaultPrevented || link?.origin !== location.origin) return;
    if (!link.closest(WAITING)) return;
    isSharedByPages = true;
    isLeaving = true;
  });
  window.addEventListener('pagehide', ({ persisted }) => {
    if (isLeaving || (persisted && isSharedByPages)) moveCart();
    isLeaving = false;
  });
}

function moveCart(): void {
  try {
    saveCartForNextPage();
    cart.clear();
  } catch (error) {
    reportProblem('cart', 'the cart could not be saved for the next page.', error);
  }
}

/**
 * Saves the cart, and the notes that wait for their dish, for the page that this tab opens next.
 * @throws when storage is blocked or full.
 */
function saveCartForNextPage(): void {
  const record: SavedQueue = {
    adds: cart.get().map((line) => JSON.stringify(line)),
    notes: Object.entries(pendingNotes.get()),
  };
  sessionStorage.setItem(QUEUED_ADDS_KEY, JSON.stringify(record));
}
