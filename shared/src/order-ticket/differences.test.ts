import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import fc from 'fast-check';
import { differences, type OrderContents } from './differences';

const meatloaf = {
  ...{ name: 'Meatloaf', size: 'Small', quantity: 2, flavor: '', note: '' },
  ...{ priceCents: 3000, tags: 'Contains milk' },
};
const one = { ...meatloaf, quantity: 1 };
const danish = {
  ...{ ...meatloaf, name: 'Danish', size: '9 X 13', quantity: 1 },
  ...{ flavor: 'Cherry', priceCents: 2500, tags: '' },
};
const order: OrderContents = {
  ...{ isCancelled: false, name: 'Gus', email: 'gus@guests.example', phone: '' },
  ...{ date: '2026-12-24', time: 'after 5 pm', fulfillment: 'Delivery' },
  ...{ address: '12 Oak Street', paymentMethod: 'Cash', totalCents: 8500 },
  items: [meatloaf, danish],
};

beforeEach(() => {
  setSiteConfig(siteWith({ business: { locale: 'en-US' } }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T12:00Z'));
});

it.each<[string[], Partial<OrderContents>]>([
  [[], {}],
  [[], { items: [danish, meatloaf] }],
  [['Meatloaf Small: 1, was 2'], { items: [{ ...meatloaf, quantity: 1 }, danish] }],
  [['Danish 9 X 13, Cherry: not any more'], { items: [meatloaf] }],
  [
    ['Stew Large: new, 2', 'Note for Stew Large: Hot'],
    { items: [meatloaf, danish, { ...meatloaf, name: 'Stew', size: 'Large', note: 'Hot' }] },
  ],
  [
    ['Note for Meatloaf Small: No onions, was none'],
    { items: [{ ...meatloaf, note: 'No onions' }, danish] },
  ],
  [
    ['Note for Meatloaf Small: 1 × No onions, was none'],
    { items: [{ ...one, note: 'No onions' }, one, danish] },
  ],
  [['Day: Fri Dec 25, was Thu Dec 24'], { date: '2026-12-25' }],
  [['Day: none, was Thu Dec 24'], { date: '' }],
  [['Time: noon, was after 5 pm', 'Total: $80.00, was $85.00'], { time: 'noon', totalCents: 8000 }],
  [
    ['Delivery or pickup: Pickup, was Delivery', 'Address: none, was 12 Oak Street'],
    { fulfillment: 'Pickup', address: '' },
  ],
  [['Phone: 555 0100, was none'], { phone: '555 0100' }],
  [['Order: cancelled, was wanted'], { isCancelled: true }],
])('what a guest changed is said in words: %j', (sentences, change) => {
  expect(differences(order, { ...order, ...change })).toEqual(sentences);
});

it('what is written from right to left does not draw the words and numbers beside it into its order', () => {
  const hebrew = { ...danish, name: 'חלה', size: 'גדול', flavor: 'צימוקים' };
  const dish = '\u2068חלה\u2069 \u2068גדול\u2069, \u2068צימוקים\u2069';
  const before = { ...order, items: [hebrew] };
  const after = { ...before, items: [{ ...hebrew, quantity: 2, note: 'בלי סוכר' }], time: 'בערב' };
  expect(differences(before, after)).toEqual([
    `${dish}: 2, was 1`,
    `Note for ${dish}: \u2068בלי סוכר\u2069, was none`,
    'Time: \u2068בערב\u2069, was after 5 pm',
  ]);
  expect(differences(order, before)).toContain(`${dish}: new, 1`);
});

it('no change stays unsaid, and the same order has none', () => {
  const word = fc.constantFrom('', 'a', 'b');
  const item = fc.record({
    ...{ name: fc.constant('Stew'), size: word, flavor: fc.constant(''), note: word, tags: word },
    ...{ quantity: fc.constantFrom(1, 2), priceCents: fc.constantFrom(100, 200) },
  });
  const contents = fc.record({
    ...{ isCancelled: fc.boolean(), name: word, email: word, phone: word },
    ...{ date: fc.constantFrom('', '2026-12-24', '2026-12-25', 'soon'), time: word },
    ...{ fulfillment: fc.constantFrom('Delivery' as const, 'Pickup' as const), address: word },
    ...{ paymentMethod: word, totalCents: fc.constantFrom(100, 200) },
    items: fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ size }) => size }),
  });
  const plain = ({ items, ...details }: OrderContents) =>
    JSON.stringify([details, [...items].sort((a, b) => a.size.localeCompare(b.size))]);
  fc.assert(
    fc.property(contents, contents, (before, after) => {
      expect(differences(before, before)).toEqual([]);
      expect(differences(before, after).length > 0).toBe(plain(before) !== plain(after));
    }),
    { numRuns: 2000 },
  );
});
