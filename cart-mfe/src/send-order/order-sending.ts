import { cart, type CartItem } from '@simmer/shared/cart';
import { draft } from '../checkout/draft-store';
import { events } from '../events';
import { emailJsMailer } from './emailjs-mailer';
import type { Order } from './order';
import type { OrderMailer } from './order-mailer';
import { createOrderSending, type OrderSending } from './send-order';

export function createPageSending(mailer: OrderMailer): OrderSending {
  return createOrderSending({
    mailer,
    onSent(order) {
      takeOut(order.items);
      draft.clear();
      events.publish('order/sent', { lines: order.items.length, totalCents: order.totalCents });
    },
  });
}

/** One per page: it outlives the checkout, so that no answer is lost when the guest leaves. */
export const orderSending = createPageSending(emailJsMailer);

/** What the guest added on another page in the meantime stays. */
function takeOut(sent: Order['items']): void {
  const left = cart.getItems().flatMap((item): CartItem[] => {
    const quantity = item.quantity - (sent.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  if (left.length === 0) cart.clear();
  else cart.restore(left);
}
