import { MAX_CART_LINES } from '@simmer/shared/cart';
import { buildOrder } from '../order/order';
import { cherryDanish, details, meatloaf } from '../testing/dishes';
import { confirmationStateOf, parseConfirmationState } from './confirmation-state';

it('reads what the checkout put into the navigation state, even after a reload [163] [164]', () => {
  const order = buildOrder('K7P-4MW', [meatloaf, cherryDanish], details, null);
  const kept = structuredClone(confirmationStateOf({ order, uid: 'gus' }));
  expect(parseConfirmationState(kept)).toMatchObject({
    ...{ uid: 'gus', paymentMethod: 'Cash', totalCents: 8500, address: '12 Oak Street' },
    cartItems: [
      { name: 'Meatloaf with veggies', size: 'Small', quantity: 2, modification: 'No onions' },
      { name: 'Danish', flavor: 'Cherry' },
    ],
  });
});

it.each([
  ...[undefined, null, 'cash', 7, []],
  { paymentMethod: { toString: 'x' } },
  { paymentMethod: '<script>' },
  { cartItems: 'many' },
  { cartItems: [{ name: 'Danish' }] },
  { cartItems: [{ ...meatloaf, quantity: -3 }] },
  { cartItems: Array(MAX_CART_LINES + 1).fill(meatloaf) },
  { totalCents: Number.NaN },
  { totalCents: -1 },
  { address: 'x'.repeat(100_000) },
  { fulfillment: 'Drone' },
])('takes nothing from a state that no checkout would have written, without an error', (state) => {
  expect(parseConfirmationState(state)).toEqual({
    ...{ uid: '', reference: '', name: '', email: '', date: '', time: '', address: '' },
    ...{ paymentMethod: null, cartItems: [], totalCents: null, fulfillment: null },
  });
});

it('shows lines with only what the summary needs [163]', () => {
  const { name, size, quantity } = meatloaf;
  expect(parseConfirmationState({ cartItems: [{ name, size, quantity }] }).cartItems).toEqual([
    { name, size, quantity, flavor: null, modification: null, priceCents: null },
  ]);
});
