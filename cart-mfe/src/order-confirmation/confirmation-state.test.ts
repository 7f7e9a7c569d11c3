import { cherryDanish, meatloaf, orderOf } from '../testing/dishes';
import { confirmationStateOf, confirmedOrder } from './confirmation-state';

const order = orderOf([meatloaf, cherryDanish]);
const state = confirmationStateOf({ order, uid: 'gus' });

it('reads what the checkout put into the navigation state, even after a reload [163] [164]', () => {
  expect(confirmedOrder(structuredClone(state))).toEqual({ uid: 'gus', order });
});

it.each([
  ...[undefined, null, 'cash', {}],
  { ...state, uid: undefined },
  { ...state, paymentMethod: '<script>' },
  { ...state, cartItems: [{ ...meatloaf, quantity: -3 }] },
])('takes nothing from a state that no checkout has left, without an error', (forged) => {
  expect(confirmedOrder(forged)).toBeUndefined();
});
