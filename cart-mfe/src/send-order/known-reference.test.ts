import { cart } from '@simmer/shared/cart';
import { details, meatloaf, orderOf, soup } from '../testing/dishes';
import type { Attempt, StoredOrder } from './attempt';
import { withKnownReference } from './known-reference';

const newOrder = (items = [meatloaf, soup], change = {}) => ({
  ...orderOf(items, change),
  reference: '3EX-AAA',
});
const same = newOrder();
const later = newOrder(undefined, { date: '2026-12-28' });
const other = newOrder([soup]);
// A missing note may be null or an empty string.
const sameAfterReload = newOrder([meatloaf, { ...soup, modification: null }], { address: 'Oak' });
const otherNote = newOrder([{ ...meatloaf, modification: 'No garlic' }, soup]);
const unsent = { status: 'unsent' } as const;
const sent = { status: 'sent' } as const;

/**
 * @param date the day of the earlier order, which is for two dishes and may have arrived, unless `known` says
 * otherwise.
 */
function isSameOrder(
  order: typeof same,
  known: Partial<Omit<Attempt, 'order'> & StoredOrder> & { isInCart?: boolean; date?: string } = {},
  today = details.date,
): boolean {
  cart.restore(order.items);
  const { isInCart = false, date = details.date, ...facts } = known;
  const attempt = {
    ...{ reference: 'K7P-4MW', uid: 'gus', status: 'unknown', isRepeat: false, savedAt: 1 },
    ...{ order: orderOf([meatloaf, soup], { date }), cart: isInCart ? cart.filledAt() : 0 },
    ...facts,
  };
  return withKnownReference(order, [attempt], 'gus', () => today).reference === 'K7P-4MW';
}

it.each<[string, ...Parameters<typeof isSameOrder>]>([
  ['the order of the cart, whatever the guest has changed', other, { ...unsent, isInCart: true }],
  ['the same dishes for the same guest after a reload', sameAfterReload],
  ['the same dishes for a later day', later],
  ['the same dishes in the same cart for a later day', later, { isInCart: true }],
  [
    'the same dishes once a day has gone by, if there was no day',
    later,
    { date: '' },
    '2026-12-25',
  ],
  [
    'the same dishes of the cart for a later day, if the owner certainly does not have the earlier one',
    ...([later, { ...unsent, isInCart: true }, '2026-12-25'] as const),
  ],
])('an earlier order keeps its reference: %s', (_what, ...facts) => {
  expect(isSameOrder(...facts)).toBe(true);
});

it.each<[string, ...Parameters<typeof isSameOrder>]>([
  ['other dishes', other],
  ['the same dishes in another size', newOrder([{ ...meatloaf, size: 'Large' }, soup])],
  ['dishes with another note', otherNote],
  ['the same dishes, if the earlier order cannot be read', same, { order: undefined }],
  ['the same dishes for another guest', newOrder(undefined, { email: 'ada@test.example' })],
  ['the same dishes of another account', same, { uid: 'ada' }],
  ['other dishes in a cart that was sent', other, { ...sent, isInCart: true }],
  ['the same dishes after an order that was sent', same, sent],
  ['the same dishes once the day of the earlier order is over', later, {}, '2026-12-25'],
  ['the same cart after that', later, { isInCart: true }, '2026-12-25'],
])('the owner gets a new order: %s', (_what, ...facts) => {
  expect(isSameOrder(...facts)).toBe(false);
});
