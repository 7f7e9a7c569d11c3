import { cart } from '@simmer/shared/cart';
import { details, meatloaf, orderOf, soup } from '../testing/dishes';
import type { Attempt, Status } from './attempt';
import { withKnownReference } from './known-reference';

const newOrder = (items = [meatloaf, soup], change = {}) => ({
  ...orderOf(items, change),
  reference: '3EX-AAA',
});

/** What the device has: an order of two dishes that may have arrived, and that is not in the cart. */
function earlier(status: Status = 'unknown', { uid = 'gus', date = details.date } = {}): Attempt {
  const order = orderOf([meatloaf, soup], { date });
  return { reference: 'K7P-4MW', uid, status, isRepeat: false, order, cart: 0, savedAt: 1 };
}

interface Facts {
  attempt?: Attempt;
  isInCart?: boolean;
  today?: string;
}

function referenceOf(
  order: ReturnType<typeof newOrder>,
  { attempt = earlier(), isInCart = false, today = details.date }: Facts = {},
): string {
  cart.restore(order.items);
  const known = { ...attempt, cart: isInCart ? cart.filledAt() : 0 };
  return withKnownReference(order, [known], 'gus', () => today).reference;
}

it('the order of the cart keeps its reference, whatever the guest changes before the next attempt', () => {
  const isInCart = true;
  expect(referenceOf(newOrder([soup]), { attempt: earlier('unsent'), isInCart })).toBe('K7P-4MW');
});

it('the same dishes for the same guest after a reload keep their reference: the owner sees that it is one order', () => {
  // A missing note is null or an empty string.
  const again = newOrder([meatloaf, { ...soup, modification: null }], { address: 'Oak St 12' });
  expect(referenceOf(again)).toBe('K7P-4MW');
});

it.each<[string, ReturnType<typeof newOrder>, Facts]>([
  ['other dishes', newOrder([soup]), {}],
  ['dishes with another note', newOrder([{ ...meatloaf, modification: 'No garlic' }, soup]), {}],
  ['the same dishes for another guest', newOrder(undefined, { email: 'ada@test.example' }), {}],
  ['the same dishes of another account', newOrder(), { attempt: earlier('unknown', { uid: 'a' }) }],
  [
    'other dishes in a cart that was sent',
    newOrder([soup]),
    { attempt: earlier('sent'), isInCart: true },
  ],
  ['the same dishes after an order that was sent', newOrder(), { attempt: earlier('sent') }],
])('%s are a new order', (_what, order, facts) => {
  expect(referenceOf(order, facts)).toBe('3EX-AAA');
});

it.each<[string, boolean, Status, string, boolean]>([
  ['one order until the day of the earlier one is over', false, 'unknown', '2026-12-24', true],
  ['two orders after that: the owner gets both', false, 'unknown', '2026-12-25', false],
  ['one order in one cart until that day is over', true, 'unknown', '2026-12-24', true],
  ['two orders in one cart after that', true, 'unknown', '2026-12-25', false],
  [
    'one order if the owner certainly does not have the earlier one',
    true,
    'unsent',
    '2026-12-25',
    true,
  ],
])('the same dishes for a later day are %s', (_what, isInCart, status, today, isOne) => {
  const again = newOrder(undefined, { date: '2026-12-28' });
  const reference = referenceOf(again, { attempt: earlier(status), isInCart, today });
  expect(reference).toBe(isOne ? 'K7P-4MW' : '3EX-AAA');
});

it('the same dishes are one order as long as the earlier one has no day', () => {
  const attempt = earlier('unknown', { date: '' });
  expect(referenceOf(newOrder(), { attempt, today: '2026-12-25' })).toBe('K7P-4MW');
});
