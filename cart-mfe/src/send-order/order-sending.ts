import { bus } from '@simmer/shared/bus';
import { cart, type CartItem } from '@simmer/shared/cart';
import { draft } from '../checkout/draft-store';
import { emailJsMailer } from './emailjs-mailer';
import type { Order } from './order';
import type { OrderMailer } from './order-mailer';
import { createOrderSending, type OrderSending } from './send-order';

/** A sending that empties the page's cart and draft once its order is with the owner. */
export function createPageSending(mailer: OrderMailer): OrderSending {
  return createOrderSending({
    mailer,
    onSent(order) {
      takeOut(order.items);
      draft.clear();
      bus.publish('order/sent', { lines: order.items.length, totalCents: order.totalCents });
    },
  });
}

/** The page's one sending: it outlives the checkout, so that leaving it loses no answer. */
export const orderSending = createPageSending(emailJsMailer);

/** The guest may have added a dish on another page while the order was on its way: that one stays. */
function takeOut(sent: Order['items']): void {
  const left = cart.getItems().flatMap((item): CartItem[] => {
    const quantity = item.quantity - (sent.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  if (left.length === 0) cart.clear();
  else cart.restore(left);
}
