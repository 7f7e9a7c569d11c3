import { ada, ticket } from '../testing/tickets';
import { MAX_ORDERS, withDone, withReplaced, withTicket, type Orders } from './order-list';

const listOf = (...tickets: (typeof ticket)[]): Orders =>
  tickets.reduce<Orders>((orders, one) => withTicket(orders, one).orders, []);

it('has an order once, however often its link is opened', () => {
  const orders = listOf(ticket);
  expect(withTicket(orders, { ...ticket })).toEqual({ orders, outcome: 'known' });
  expect(orders).toEqual([{ ticket, isDone: false }]);
});

it('keeps what it has when a link says something else, until it is told to take that', () => {
  const orders = withDone(listOf(ticket, ada), ticket.reference, true);
  const other = { ...ticket, time: 'at noon' };
  expect(withTicket(orders, other)).toEqual({ orders, outcome: 'differs' });
  // A replaced order has to be cooked again.
  expect(withReplaced(orders, other)).toEqual([
    { ticket: other, isDone: false },
    { ticket: ada, isDone: false },
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
    isDone: false,
  }));
  expect(withTicket(full, ada)).toEqual({ orders: full, outcome: 'full' });
});
