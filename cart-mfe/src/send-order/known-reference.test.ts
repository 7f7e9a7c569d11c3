import { details, meatloaf, orderOf, soup } from '../testing/dishes';
import { withKnownReference } from './known-reference';
import type { PendingOrder } from './pending-orders';
import type { SendState } from './send-state';

const earlier = orderOf([meatloaf, soup]);
const newOrder = (items = [meatloaf, soup], change = {}) => ({
  ...orderOf(items, change),
  reference: '3EX-AAA',
});
const pending: PendingOrder = {
  ...{ reference: 'K7P-4MW', uid: 'gus' },
  ...{ status: 'unknown', order: earlier },
};
const state = { order: earlier, isFromCart: true, uid: 'gus' } as const;
const idle = { status: 'idle' } as const;
/** The day of the earlier order. */
const today = () => details.date;

it('an order that failed keeps its reference, whatever the guest changes before the next attempt', () => {
  const failed = { ...state, status: 'failed' } as const;
  expect(withKnownReference(newOrder([soup]), failed, [], today).reference).toBe('K7P-4MW');
});

it('the same dishes for the same guest after a reload keep their reference: the owner sees that it is one order', () => {
  // A missing note is null or an empty string.
  const again = newOrder([meatloaf, { ...soup, modification: null }], { address: 'Oak St 12' });
  expect(withKnownReference(again, idle, [pending], today)).toEqual({
    ...again,
    reference: 'K7P-4MW',
  });
});

it.each([
  ['other dishes', newOrder([soup]), idle],
  ['dishes with another note', newOrder([{ ...meatloaf, modification: 'No garlic' }, soup]), idle],
  ['another guest', newOrder(undefined, { email: 'ada@test.example' }), idle],
  [
    'other dishes, beside an order of an earlier page that is sent again',
    newOrder([soup]),
    { ...state, status: 'failed', isFromCart: false } as const,
  ],
  ['other dishes after a sent order', newOrder([soup]), { ...state, status: 'sent' } as const],
  ['the same dishes after an order that was sent', newOrder(), idle, 'sent'],
] as const)(
  '%s are a new order',
  (_what, order, current, status: PendingOrder['status'] = 'unknown') => {
    const known = withKnownReference(order, current, [{ ...pending, status }], today);
    expect(known.reference).toBe('3EX-AAA');
  },
);

it('the same dishes for another day are a new order once the day of the earlier one is over: the owner gets both', () => {
  const again = newOrder(undefined, { date: '2026-12-28' });
  const referenceOn = (day: string, date = details.date, current: SendState = idle) => {
    const known = [{ ...pending, order: { ...earlier, date } }];
    return withKnownReference(again, current, known, () => day).reference;
  };
  expect(referenceOn('2026-12-24')).toBe('K7P-4MW');
  expect(referenceOn('2026-12-25')).toBe('3EX-AAA');
  expect(referenceOn('2026-12-25', '')).toBe('K7P-4MW');

  const ofThisPage = (day: string, status: 'failed' | 'unknown') =>
    referenceOn(day, details.date, { ...state, status });
  expect(ofThisPage('2026-12-24', 'unknown')).toBe('K7P-4MW');
  expect(ofThisPage('2026-12-25', 'unknown')).toBe('3EX-AAA');
  // The owner certainly does not have it, so this is another attempt to send it.
  expect(ofThisPage('2026-12-25', 'failed')).toBe('K7P-4MW');
});
