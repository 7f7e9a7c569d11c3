import { cherryDanish, danish, meatloaf, orderOf, soup } from '../testing/dishes';
import { differencesOf } from './differences';

const was = orderOf([meatloaf, danish]);
const textsOf = (...now: Parameters<typeof orderOf>) =>
  differencesOf(was, orderOf(...now)).map(({ text }) => text);

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') }));

it.each<[string, Parameters<typeof orderOf>, string[]]>([
  ['nothing, in another sequence', [[danish, meatloaf]], []],
  [
    'fewer, and a new dish',
    [[{ ...meatloaf, quantity: 1 }, danish, soup]],
    ['Meatloaf with veggies, Small: 1, was 2', 'Chicken taco soup, Quart: 1, new'],
  ],
  ['a dish less', [[meatloaf]], ['Danish, 9 X 13: removed, was 1', 'Total: $60.00, was $85.00']],
  [
    'wishes, which are named on both sides',
    [[{ ...meatloaf, modification: 'Salt' }, cherryDanish]],
    [
      'Meatloaf with veggies, Small: 2 · Salt, was 2 · No onions',
      'Danish, 9 X 13: 1 · Cherry, was 1',
    ],
  ],
  [
    'a price of today',
    [[meatloaf, { ...danish, priceCents: 2600 }]],
    ['Danish, 9 X 13: 1 ($26.00 each), was 1', 'Total: $86.00, was $85.00'],
  ],
  [
    'when and how',
    [[meatloaf, danish], { date: '2026-12-25', time: 'noon', paymentMethod: 'Venmo' }],
    ['Day: Fri Dec 25, was Thu Dec 24', 'Time: noon, was after 5 pm', 'Payment: Venmo, was Cash'],
  ],
  [
    'a pickup',
    [[meatloaf, danish], { fulfillment: 'Pickup' }],
    ['Delivery or pickup: Pickup, was Delivery', 'Address: none, was 12 Oak Street'],
  ],
])('the owner reads what differs: %s', (_what, now, texts) => {
  const total = texts.some((text) => text.startsWith('Total'));
  expect(textsOf(...now).filter((text) => total || !text.startsWith('Total'))).toEqual(texts);
});

it('an email is never too long for them, whatever the guest types', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ ...soup, id: String(n), size: String(n) }));
  const texts = textsOf(many, { address: 'x'.repeat(300) });
  expect(texts).toHaveLength(20);
  expect(texts.at(-1)).toBe('More is different: please compare the whole list.');
  expect(Math.max(...textsOf(undefined, { address: 'x'.repeat(300) }).map((t) => t.length))).toBe(
    160,
  );
});
