import type { OrderTicket } from '@simmer/shared/order-ticket';
import { withDone, withTicket, type Orders } from '../order-list/order-list';
import { ada, ticket } from '../testing/tickets';
import { dayOf, daysOf } from './days';

const listOf = (tickets: readonly OrderTicket[]) =>
  tickets.reduce<Orders>((orders, one) => withTicket(orders, one).orders, []);

const numbered = (changes: readonly Partial<OrderTicket>[]) =>
  listOf(changes.map((change, n) => ({ ...ticket, ...change, reference: `AAA-A0${String(n)}` })));

describe('a day', () => {
  it('sums the portions of each dish, size and flavor, and what of them is done', () => {
    const [day] = daysOf(withDone(listOf([ticket, ada]), ada.reference, true));
    expect(day).toMatchObject({ date: '2026-12-24', totalCents: 11_500 });
    expect(day?.portions).toEqual([
      { name: 'Danish', size: '9 X 13', flavor: 'Cherry', total: 1, done: 0, notes: [] },
      {
        ...{ name: 'Meatloaf', size: 'Small', flavor: '', total: 3, done: 1 },
        notes: [{ text: 'No onions', count: 2 }],
      },
    ]);
  });

  it('counts the same note of several orders as one, and forgets it with the last order that is done', () => {
    const other = { ...ticket, reference: 'AAA-AAA' };
    const orders = listOf([ticket, other]);
    const notesOf = (list: Orders) => daysOf(list)[0]?.portions.at(-1)?.notes;
    expect(notesOf(orders)).toEqual([{ text: 'No onions', count: 4 }]);
    const oneDone = withDone(orders, ticket.reference, true);
    expect(notesOf(oneDone)).toEqual([{ text: 'No onions', count: 2 }]);
    expect(notesOf(withDone(oneDone, other.reference, true))).toEqual([]);
  });

  it('has its orders by their time, however it was typed, and what is done below the others', () => {
    const times = ['any time', '6 pm', '4 pm to 6 pm', 'noon'];
    const orders = numbered(times.map((time) => ({ time })));
    const timesOf = (list: Orders) => daysOf(list)[0]?.orders.map((one) => one.ticket.time);
    expect(timesOf(orders)).toEqual(['noon', '4 pm to 6 pm', '6 pm', 'any time']);
    expect(timesOf(withDone(orders, 'AAA-A03', true))?.at(-1)).toBe('noon');
  });
});

it('the days come in order, and orders without a day at the end', () => {
  const dates = ['', '2027-01-02', 'some day', '2026-12-31', '2026-02-30'];
  const orders = numbered(dates.map((date) => ({ date })));
  expect(daysOf(orders).map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-02', '']);
  const days = dates.map((date) => dayOf({ ...ticket, date }));
  expect(days).toEqual(['', '2027-01-02', '', '2026-12-31', '']);
});
