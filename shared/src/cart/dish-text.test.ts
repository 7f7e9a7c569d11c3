import { aLine } from '../testing/cart-lines';
import { portionsText } from './dish-text';

it.each([
  [{ flavor: null, quantity: 1 }, 'Danish, Small'],
  [{ flavor: 'Cherry', quantity: 2 }, '2 × Danish, Small, Cherry'],
  [{ name: 'עוגה', flavor: null, quantity: 2 }, '2 × \u2068עוגה\u2069, Small'],
])(
  'guests read of a line what distinguishes it from others, in this order in every script: %j',
  (part, text) => {
    expect(portionsText({ ...aLine({ name: 'Danish', size: 'Small' }), ...part })).toBe(text);
  },
);
