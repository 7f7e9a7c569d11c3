import type { OrderSending } from './send-order';

/**
 * Makes the browser ask before leaving the site while an order is being sent. It listens only that long, because a
 * `beforeunload` listener keeps a page out of the back/forward cache.
 */
export function warnWhileSending({ get, subscribe }: OrderSending): void {
  subscribe(() => {
    if (get().status === 'sending') window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
