import { details, meatloaf, soup } from '../testing/dishes';
import { withKnownReference } from './known-reference';
import type { KeptOrder } from './kept-orders';
import { buildOrder } from './order';

const earlier = buildOrder('K7P-4MW', [meatloaf, soup], details, null);
const orderOf = (items = [meatloaf, soup], change = {}) =>
  buildOrder('3EX-AAA', items, { ...details, ...change }, null);
const kept: KeptOrder = { version: 1, uid: 'gus', status: 'unknown', keptAt: 0, order: earlier };
const idle = { status: 'idle' } as const;

it('an order that failed keeps its reference, whatever the guest changes before the next attempt', () => {
  const state = { status: 'failed', order: earlier, isFromCart: true, uid: 'gus' } as const;
  expect(withKnownReference(orderOf([soup]), state, []).reference).toBe('K7P-4MW');
});

it('the same dishes for the same guest after a reload keep their reference: the owner sees that it is one order', () => {
  const again = orderOf([meatloaf, soup], { address: 'Oak St 12' });
  expect(withKnownReference(again, idle, [kept])).toEqual({ ...again, reference: 'K7P-4MW' });
});

it.each([
  ['other dishes', orderOf([soup]), idle],
  ['another guest', orderOf(undefined, { email: 'ada@test.example' }), idle],
  [
    'other dishes, beside an order of an earlier page that is sent again',
    orderOf([soup]),
    { status: 'failed', order: earlier, isFromCart: false, uid: 'gus' } as const,
  ],
  [
    'other dishes after a sent order',
    orderOf([soup]),
    { status: 'sent', order: earlier, isFromCart: true, uid: 'gus' } as const,
  ],
])('%s are a new order', (_what, order, state) => {
  expect(withKnownReference(order, state, [kept]).reference).toBe('3EX-AAA');
});
