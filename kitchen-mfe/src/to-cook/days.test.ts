import type { Orders } from '../order-list/listed-order';
import { ada, listed, ticket } from '../testing/tickets';
import { dayOf, daysOf } from './days';

const done = (orders: Orders, at: number) =>
  orders.map((order, n) => (n === at ? { ...order, steps: ['done' as const] } : order));

describe('a day', () => {
  it('adds up the portions of each dish, size and flavor, and counts the finished ones', () => {
    const [day] = daysOf([listed(ticket), listed(ada, true)]);
    expect(day).toMatchObject({ date: '2026-12-24', totalCents: 11_500 });
    expect(day?.portions).toEqual([
      { name: 'Danish', size: '9 X 13', flavor: 'Cherry', total: 1, done: 0, notes: [] },
      {
        ...{ name: 'Meatloaf', size: 'Small', flavor: '', total: 3, done: 1 },
        notes: [{ text: 'No onions', count: 2 }],
      },
    ]);
  });

  it('shows cancelled orders last, and counts nothing of them', () => {
    const cancelled = listed({ ...ada, isCancelled: true });
    const [day] = daysOf([cancelled, listed(ticket)]);
    expect(day).toMatchObject({ totalCents: 8500, orders: [{ ticket }, cancelled] });
    expect(day?.portions.map(({ total }) => total)).toEqual([1, 2]);
  });

  it('counts the same note of several orders as one, and drops it when the last of these orders is finished', () => {
    const notesOf = (isDone: boolean[]) =>
      daysOf(isDone.map((one) => listed(ticket, one)))[0]?.portions.at(-1)?.notes;
    expect(notesOf([false, false])).toEqual([{ text: 'No onions', count: 4 }]);
    expect(notesOf([true, false])).toEqual([{ text: 'No onions', count: 2 }]);
    expect(notesOf([true, true])).toEqual([]);
  });

  it('sorts its orders by time, however it was typed, and puts finished ones below the others', () => {
    const times = ['any time', '6 pm', '4 pm to 6 pm', 'noon'];
    const orders = times.map((time) => listed({ ...ticket, time }));
    const timesOf = (list: Orders) => daysOf(list)[0]?.orders.map((one) => one.ticket.time);
    expect(timesOf(orders)).toEqual(['noon', '4 pm to 6 pm', '6 pm', 'any time']);
    expect(timesOf(done(orders, 3))?.at(-1)).toBe('noon');
  });
});

it('the days come in order, followed by orders without a day', () => {
  const dates = ['', '2027-01-02', 'some day', '2026-12-31', '2026-02-30'];
  const tickets = dates.map((date) => ({ ...ticket, date }));
  const days = daysOf(tickets.map((one) => listed(one)));
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-02', '']);
  expect(tickets.map(dayOf)).toEqual(['', '2027-01-02', '', '2026-12-31', '']);
});
