import { accountIdOf, auth } from '@simmer/shared/auth';
import { ROUTES } from '@simmer/shared/navigation';
import { forgetOldRecords, pendingStatuses } from '@simmer/shared/guest-records';
import { events } from '../../events';
import { notices } from './notice-store';

/** Tells a guest on any other page what happened to an order; the cart page does so itself. */
export function announceOrders(): void {
  events.subscribe('order/sent', () => announce('Your order was sent.'));
  events.subscribe('order/failed', ({ mayHaveArrived }) =>
    announce(mayHaveArrived ? 'Your order may not have arrived.' : 'Your order was not sent.'),
  );
  forgetOldRecords();
  let last: string | undefined | null = null;
  const follow = () => {
    const state = auth.get();
    const uid = accountIdOf(state);
    if (state.status === 'starting' || uid === last) return;
    last = uid;
    // Everyone who logs in learns about their own orders on this device, and of nobody else's.
    if (pendingStatuses(uid).some((status) => status !== 'sent'))
      announce('Your last order may not have arrived.');
  };
  follow();
  auth.subscribe(follow);
}

function announce(text: string): void {
  if (location.pathname !== ROUTES.cart) notices.show({ kind: 'order', text });
}
