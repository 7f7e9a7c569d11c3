import type { OrderDetails } from '../order/order';
import { cherryDanish, meatloaf, orderOf } from '../testing/dishes';
import { orderCalendar } from './order-calendar';

const NOW = new Date('2026-12-20T17:04:05.678Z');

const calendarOf = (change: Partial<OrderDetails> = {}) =>
  orderCalendar(orderOf([meatloaf, cherryDanish], change), NOW);

/** The event as a calendar program reads it. */
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('an order is a whole day in the calendar, with its time, place and dishes', () => {
  expect(unfolded(calendarOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test Kitchen//Order//EN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:K7P-4MW@[a-z.]+$/),
    'DTSTAMP:20261220T170405Z',
    'DTSTART;VALUE=DATE:20261224',
    'SUMMARY:Test Kitchen: delivery\\, after 5 pm',
    'LOCATION:12 Oak Street',
    'DESCRIPTION:Reference K7P-4MW\\n2 × Meatloaf with veggies\\, Small · Note: No onions\\n' +
      '1 × Danish\\, 9 X 13 · Cherry\\nTotal: $85.00',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('a pickup has no place of its own', () => {
  expect(calendarOf({ fulfillment: 'Pickup' })).not.toContain('LOCATION');
  expect(calendarOf({ fulfillment: 'Pickup' })).toContain('pickup');
});

it('what a guest typed can neither add a line to the file nor make one too long', () => {
  const calendar = calendarOf({ time: `noon;\nATTENDEE:x, ${'é'.repeat(90)}` });
  expect(calendar).not.toMatch(/^ATTENDEE/m);
  expect(unfolded(calendar).find((line) => line.startsWith('SUMMARY'))).toContain(
    `noon\\; ATTENDEE:x\\, ${'é'.repeat(90)}`,
  );
  for (const line of calendar.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
