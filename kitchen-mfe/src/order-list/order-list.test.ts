import { ada, ticket } from '../testing/tickets';
import { MAX_ORDERS, withDone, withReplaced, withTicket, type Orders } from './order-list';

const listOf = (...tickets: (typeof ticket)[]): Orders =>
  tickets.reduce<Orders>((orders, one, at) => withTicket(orders, one, at).orders, []);

it('has an order once, however often its link is opened', () => {
  const orders = listOf(ticket);
  expect(withTicket(orders, { ...ticket }, 99)).toEqual({ orders, outcome: 'known' });
  expect(orders).toEqual([{ ticket, addedAt: 0, isDone: false }]);
});

it('keeps what it has when a link says something else, until it is told to take that', () => {
  const orders = withDone(listOf(ticket, ada), ticket.reference, true);
  const other = { ...ticket, time: 'at noon' };
  expect(withTicket(orders, other, 99)).toEqual({ orders, outcome: 'differs' });
  // A replaced order has to be cooked again.
  expect(withReplaced(orders, other)).toEqual([
    { ticket: other, addedAt: 0, isDone: false },
    { ticket: ada, addedAt: 1, isDone: false },
  ]);
});

it('knows what is done, and takes it back', () => {
  const orders = withDone(listOf(ticket, ada), ada.reference, true);
  expect(orders.map(({ isDone }) => isDone)).toEqual([false, true]);
  expect(withDone(orders, ada.reference, false)).toEqual(listOf(ticket, ada));
});

it('says when it is full, and loses nothing', () => {
  const full = Array.from({ length: MAX_ORDERS }, (_, at) => ({
    ticket: { ...ticket, reference: `AAA-${String(at)}` },
    addedAt: at,
    isDone: false,
  }));
  expect(withTicket(full, ada, 1)).toEqual({ orders: full, outcome: 'full' });
});
