import type { CartItem } from '@simmer/shared/cart';
import { buildOrder, type Order, type OrderDetails } from '../order/order';

export const meatloaf: CartItem = {
  id: 'classic_1_Small',
  name: 'Meatloaf with veggies',
  size: 'Small',
  priceCents: 3000,
  quantity: 2,
  modification: 'No onions',
  flavor: null,
};
export const soup: CartItem = {
  id: 'soup_0_Quart',
  name: 'Chicken taco soup',
  size: 'Quart',
  priceCents: 2500,
  quantity: 1,
  modification: '',
  flavor: null,
};
export const danish: CartItem = {
  ...{ ...soup, id: 'classic_3_9 X 13', name: 'Danish', size: '9 X 13', modification: null },
  flavors: ['Cherry', 'Lemon', 'Rhubarb', 'Apple', 'Mixed Berry'],
};
export const cherryDanish: CartItem = { ...danish, id: 'classic_3_9 X 13~2', flavor: 'Cherry' };

/** A dish of the Monthly Menu. */
export const stew = {
  ...soup,
  id: 'classic_0_Large',
  name: 'STEW',
  size: 'Large',
  documentId: 'stew',
};

export const details: OrderDetails = {
  name: 'Gus Guest',
  email: 'gus@test.example',
  phone: '',
  date: '2026-12-24',
  time: 'after 5 pm',
  address: '12 Oak Street',
  fulfillment: 'Delivery',
  paymentMethod: 'Cash',
};

export const identity = { reference: 'K7P-4MW', secret: 's'.repeat(22), history: 'AAAA' };

/** An order of these lines, with these details in place of the usual ones. */
export function orderOf(
  items: readonly CartItem[] = [meatloaf],
  change: Partial<OrderDetails> = {},
): Order {
  return buildOrder(identity, items, { ...details, ...change }, null);
}
