import type { OrderTicket } from '@simmer/shared/order-ticket';
import type { ListedOrder } from '../order-list/listed-order';

const meatloaf = {
  ...{ name: 'Meatloaf', size: 'Small', quantity: 1, flavor: '', note: '' },
  ...{ priceCents: 3000, tags: 'Contains milk, eggs' },
};

export const ticket: OrderTicket = {
  reference: 'K7P-4MW',
  history: 'AAAA',
  proof: 'k'.repeat(22),
  isCancelled: false,
  name: 'Gus Guest',
  email: 'gus@guests.example',
  phone: '',
  date: '2026-12-24',
  time: 'after 5 pm',
  fulfillment: 'Delivery',
  address: '12 Oak Street',
  paymentMethod: 'Cash',
  totalCents: 8500,
  items: [
    { ...meatloaf, quantity: 2, note: 'No onions' },
    { ...meatloaf, name: 'Danish', size: '9 X 13', flavor: 'Cherry', priceCents: 2500, tags: '' },
  ],
};

export const ada: OrderTicket = {
  ...ticket,
  reference: '3EX-AAA',
  name: 'Ada',
  totalCents: 3000,
  items: [meatloaf],
};

/** An order as it is in the list. */
export const listed = (one: OrderTicket, isDone = false): ListedOrder => ({
  ticket: one,
  key: one.proof,
  steps: isDone ? ['done'] : [],
  savedAt: 0,
});
