import { accountIdOf, auth } from '@simmer/shared/auth';
import { forgetOldRecords, mayHaveArrived, pendingOrders } from '@simmer/shared/guest-records';
import { isCartLost } from '@simmer/shared/lost-cart';
import { ROUTES } from '@simmer/shared/navigation';
import { events } from '../../events';
import { notices } from './notice-store';

/** Tells a guest on any other page what happened to their order or their cart; the cart page does so itself. */
export function announceOrders(): void {
  events.subscribe('order/sent', () => announce('Your order was sent.'));
  events.subscribe('order/failed', (failure) => {
    const uid = accountIdOf(auth.get());
    announce(`Your ${subjectOf(ordersOf(uid))} ${outcome(failure.mayHaveArrived)}.`);
  });
  forgetOldRecords();
  let last: string | undefined | null = null;
  const follow = () => {
    const state = auth.get();
    const uid = accountIdOf(state);
    if (state.status === 'starting' || uid === last) return;
    const isFirst = last === null;
    last = uid;
    const missing = ordersOf(uid);
    if (missing.length > 0)
      announce(`Your last ${subjectOf(missing)} ${outcome(missing.some(mayHaveArrived))}.`);
    else if (isFirst) announceLostCart(uid);
  };
  follow();
  auth.subscribe(follow);
}

/** Everyone who logs in learns about their own orders on this device, and about nobody else's. */
function ordersOf(uid: string | undefined) {
  const orders = uid === undefined ? [] : pendingOrders(uid);
  // Anybody may have cancelled an order without an account.
  return orders.filter(({ status, uid: owner }) => status !== 'sent' && owner !== '');
}

/** What all of them are; if they differ, "order". */
function subjectOf(orders: ReturnType<typeof ordersOf>): string {
  const [subject = 'order', ...others] = new Set(orders.map((one) => one.subject));
  return others.length > 0 ? 'order' : subject;
}

/** Lost dishes are announced here, and also on the cart's page until the guest has seen it there. */
function announceLostCart(uid: string | undefined): void {
  if (!isCartLost() || pendingOrders(uid).length > 0 || location.pathname === ROUTES.cart) return;
  notices.show({
    kind: 'cart',
    text: 'Your cart is empty',
    detail: 'This page was reloaded, and your dishes were not kept. Please add them again.',
  });
}

const outcome = (isUnknown: boolean) => (isUnknown ? 'may not have arrived' : 'was not sent');

function announce(text: string): void {
  if (location.pathname !== ROUTES.cart) notices.show({ kind: 'order', text });
}
