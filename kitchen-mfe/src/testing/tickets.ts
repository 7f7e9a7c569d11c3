import type { OrderTicket } from '@simmer/shared/order-ticket';
import type { ListedOrder } from '../order-list/stored-list';

export const ticket: OrderTicket = {
  reference: 'K7P-4MW',
  name: 'Gus Guest',
  email: 'gus@guests.example',
  date: '2026-12-24',
  time: 'after 5 pm',
  fulfillment: 'Delivery',
  address: '12 Oak Street',
  paymentMethod: 'Cash',
  totalCents: 8500,
  items: [
    { name: 'Meatloaf', size: 'Small', quantity: 2, flavor: '', note: 'No onions' },
    { name: 'Danish', size: '9 X 13', quantity: 1, flavor: 'Cherry', note: '' },
  ],
};

export const ada: OrderTicket = {
  ...ticket,
  reference: '3EX-AAA',
  name: 'Ada',
  totalCents: 3000,
  items: [{ name: 'Meatloaf', size: 'Small', quantity: 1, flavor: '', note: '' }],
};

/** An order as it is in the list. */
export const listed = (one: OrderTicket, isDone = false): ListedOrder => ({
  ticket: one,
  isDone,
  savedAt: 0,
});
