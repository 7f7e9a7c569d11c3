import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import type { Order } from '../order/order';
import { cherryDanish, danish, meatloaf, orderOf, soup } from '../testing/dishes';
import { linesTooMany, orderTemplateFields } from './order-template';

const fieldsOf = (...order: Parameters<typeof orderOf>) => orderTemplateFields(orderOf(...order));

/** An order of this many lines, each with this note. */
const longOrder = (lines: number, modification: string) =>
  orderOf(Array.from({ length: lines }, () => ({ ...meatloaf, modification })));

it('the mail tells the owner who, how, when, where and how much, in the eight variables of every template, which come first [151] [152] [153] [154] [155] [156] [157]', () => {
  expect(Object.entries(fieldsOf()).slice(0, 8)).toEqual([
    ['orders', expect.stringContaining('Meatloaf')],
    ['userName', 'Gus Guest'],
    ['userEmail', 'gus@test.example'],
    ['orderDate', '2026-12-24'],
    ['deliveryTime', 'after 5 pm'],
    ['address', '12 Oak Street'],
    ['paymentMethod', 'Cash'],
    ['total', '60.00'],
  ]);
});

it('the mail says that no date was chosen [132] [154]', () => {
  expect(fieldsOf([meatloaf], { date: ' ' }).orderDate).toBe('Not specified');
});

describe('the list that the cook reads', () => {
  it('has quantity, dish and size in one line, marks a note and a missing flavor, and leaves out what nobody asked for', () => {
    const { items } = fieldsOf([
      { ...meatloaf, modification: ' ' },
      { ...meatloaf, modification: 'Nut\nallergy', tags: 'Contains soy' },
      danish,
      cherryDanish,
    ]);
    expect(items).toMatchObject([
      { dish: '2 × Meatloaf with veggies, Small', price: '$60.00', facts: [], wishes: [] },
      {
        facts: [{ text: 'Diet and allergens: Contains soy' }],
        wishes: [{ text: 'Note: Nut allergy' }],
      },
      { facts: [], wishes: [{ text: 'No flavor chosen' }] },
      { facts: [{ text: 'Flavor: Cherry' }], wishes: [] },
    ]);
  });
});

it.each([
  [40, 40],
  [41, 0],
])(
  'the list is left out when it would be too long for Gmail: of %d lines it has %d',
  (lines, listed) => expect(orderTemplateFields(longOrder(lines, '')).items).toHaveLength(listed),
);

describe('the day of an order', () => {
  it.each([
    { date: '2026-11-30', day: 'Mon, Nov 30', when: 'Mon Nov 30, after 5 pm' },
    { date: '2031-05-09', day: 'Fri, May 9, 2031', when: 'Fri May 9 2031, after 5 pm' },
    { date: '', day: 'No day chosen', when: 'No day chosen, after 5 pm' },
    { date: '20311-05-09', day: '20311-05-09', when: '20311-05-09, after 5 pm' },
  ])('is $day for $date, and $when in the subject', ({ date, day, when }) => {
    jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') });
    expect(fieldsOf([meatloaf], { date })).toMatchObject({ day, when });
  });

  it('leaves room for name and total in the subject, however long the time is', () => {
    const time = 'between four and six, but please call before you come by';
    const { when, deliveryTime } = fieldsOf([meatloaf], { time });
    expect(when).toMatch(/, between four and six, but please call be…$/);
    expect(deliveryTime).toBe(time);
  });
});

it('the mail carries the link to the kitchen list only where EmailJS accepts both: up to 50 kB', () => {
  const ticket = `order=3.${'x'.repeat(5000)}`;
  const withTicket = (lines: number) =>
    orderTemplateFields(longOrder(lines, 'ä'.repeat(MAX_NOTE_LENGTH)), { ticket });
  expect(withTicket(70).kitchenTicket).toBe(ticket);
  expect(Buffer.byteLength(JSON.stringify(withTicket(70)))).toBeLessThan(50_000);
  expect(withTicket(95).kitchenTicket).toBe('');
});

it('an order above EmailJS’s 50 kB is recognized, with exactly the number of lines too many (case 91)', () => {
  const bytesOf = (order: Order) => {
    const remark = 'x'.repeat(120);
    const json = JSON.stringify(
      orderTemplateFields(order, { isMenuRead: false, isRepeat: true, remark }),
    );
    // Characters of markup become entities in the mail.
    return Buffer.byteLength(json) + 2.5 * (json.match(/[&<>"'`=/]/g) ?? []).length;
  };
  for (let length = MAX_NOTE_LENGTH - 60; length < MAX_NOTE_LENGTH; length += 3) {
    const note = '蔥'.repeat(length);
    const fit = 100 - linesTooMany(longOrder(100, note));
    expect(bytesOf(longOrder(fit, note))).toBeLessThanOrEqual(49_000);
    expect(bytesOf(longOrder(fit + 1, note))).toBeGreaterThan(49_000 - '\\n\\n'.length);
    expect(linesTooMany(longOrder(fit + 1, note))).toBe(1);
  }
});

it('the differences of a changed order never make its email too long, whatever the guest types', () => {
  const base = orderOf([soup]);
  const fieldsOf = (order: Order) =>
    orderTemplateFields(order, { earlier: { base, isSent: true, days: [] } }).differences;
  const many = Array.from({ length: 60 }, (_, n) => ({ ...soup, id: String(n), size: String(n) }));
  expect(fieldsOf(orderOf(many))).toHaveLength(20);
  expect(fieldsOf(orderOf(many)).at(-1)?.text).toMatch(/^More is different/);
  const [address] = fieldsOf(orderOf([soup], { address: 'x'.repeat(300) }));
  expect(address?.text).toHaveLength(160);
});
