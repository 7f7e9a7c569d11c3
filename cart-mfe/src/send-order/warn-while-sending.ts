import type { OrderSending } from './send-order';

/**
 * Makes the browser ask before it leaves the site while an order is on its way. It listens only that long: a
 * beforeunload listener excludes a page from the back/forward cache.
 */
export function warnWhileSending({ getState, subscribe }: OrderSending): void {
  subscribe(() => {
    if (getState().status === 'sending') window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
