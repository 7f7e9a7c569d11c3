import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder, type OrderDetails } from '../order/order';
import { cherryDanish, danish, details, meatloaf } from '../testing/dishes';
import { linesTooMany, orderTemplateFields } from './order-template';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const fieldsOf = (items = [meatloaf], change: Partial<OrderDetails> = {}) =>
  orderTemplateFields(buildOrder('K7P-4MW', items, { ...details, ...change }, null));

it('tells the owner of each dish its note, flavor, size, quantity and price [149] [150]', () => {
  expect(fieldsOf([meatloaf, { ...cherryDanish, quantity: 3 }]).orders).toBe(
    [
      'Meatloaf with veggies',
      'Modifications: No onions',
      'Flavor: NONE',
      'Size: Small',
      'Quantity: 2',
      'Price: $60.00',
      '',
      'Danish',
      'Modifications: NONE',
      'Flavor: Cherry',
      'Size: 9 X 13',
      'Quantity: 3',
      'Price: $75.00',
    ].join('\n'),
  );
});

it('tells the owner what the guest read about diet and allergens, on a line of its own', () => {
  const [tagged, plain] = fieldsOf([{ ...meatloaf, tags: 'Vegan · Contains\nsoy' }, danish])
    .orders.split('\n\n')
    .map((entry) => entry.split('\n'));
  expect(tagged?.slice(-2)).toEqual(['Price: $60.00', 'Diet and allergens: Vegan · Contains soy']);
  expect(plain?.at(-1)).toBe('Price: $25.00');
});

it.each(['', '   ', null])('says NONE for the note %j [150]', (modification) => {
  expect(fieldsOf([{ ...meatloaf, modification }]).orders).toContain('Modifications: NONE');
});

it('separates entries with a blank line, and has none inside an entry [149]', () => {
  const { orders } = fieldsOf([{ ...meatloaf, modification: 'one\n\ntwo' }, danish]);
  expect(orders.split('\n\n')).toHaveLength(2);
});

it.each([
  { field: 'userName', value: 'Gus Guest', statement: 151 },
  { field: 'paymentMethod', value: 'Cash', statement: 152 },
  { field: 'deliveryTime', value: 'after 5 pm', statement: 153 },
  { field: 'orderDate', value: '2026-12-24', statement: 154 },
  { field: 'address', value: '12 Oak Street', statement: 155 },
  { field: 'userEmail', value: 'gus@test.example', statement: 156 },
  { field: 'total', value: '60.00', statement: 157 },
])('tells the owner $field: $value [$statement]', ({ field, value }) => {
  expect(fieldsOf()).toHaveProperty(field, value);
});

it('says when no date was chosen [132] [154]', () => {
  expect(fieldsOf([meatloaf], { date: ' ' }).orderDate).toBe('Not specified');
});

it('has the eight variables of every template first, all of them texts', () => {
  const texts = Object.entries(fieldsOf()).slice(0, 8);
  expect(texts.map(([name]) => name)).toEqual([
    ...['orders', 'userName', 'userEmail', 'orderDate', 'deliveryTime', 'address'],
    ...['paymentMethod', 'total'],
  ]);
  for (const [, text] of texts) expect(typeof text).toBe('string');
});

describe('the list that is read at the stove', () => {
  it('has the quantity, the dish and its size in one line, and nothing about what nobody asked for', () => {
    expect(fieldsOf([{ ...meatloaf, modification: ' ' }]).items).toEqual([
      { dish: '2 × Meatloaf with veggies, Small', price: '$60.00', facts: [], wishes: [] },
    ]);
  });

  it('marks a note, and says so where the guest chose no flavor', () => {
    const [noted, plain, cherry] = fieldsOf([
      { ...meatloaf, modification: 'Nut\nallergy', tags: 'Contains soy' },
      danish,
      cherryDanish,
    ]).items;
    expect(noted?.wishes).toEqual([{ text: 'Note: Nut allergy' }]);
    expect(noted?.facts).toEqual([{ text: 'Diet and allergens: Contains soy' }]);
    expect(plain?.wishes).toEqual([{ text: 'No flavor chosen' }]);
    expect(cherry).toMatchObject({ facts: [{ text: 'Flavor: Cherry' }], wishes: [] });
  });

  it('gives way to the text where an email has no room for both', () => {
    const { items, longOrder, orders } = fieldsOf(
      Array.from({ length: 60 }, () => ({ ...meatloaf, modification: 'ä'.repeat(200) })),
    );
    expect(items).toEqual([]);
    expect(longOrder).toMatch(/as text/);
    expect(orders.split('\n\n')).toHaveLength(60);
    expect(fieldsOf().longOrder).toBe('');
  });
});

describe('the day of an order', () => {
  it.each([
    { date: '2026-11-30', day: 'Mon, Nov 30', when: 'Mon Nov 30, after 5 pm' },
    { date: '2031-05-09', day: 'Fri, May 9, 2031', when: 'Fri May 9 2031, after 5 pm' },
    { date: '', day: 'No day chosen', when: 'No day chosen, after 5 pm' },
    { date: '20311-05-09', day: '20311-05-09', when: '20311-05-09, after 5 pm' },
  ])('$date is $day, and $when in the subject', ({ date, day, when }) => {
    jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') });
    expect(fieldsOf([meatloaf], { date })).toMatchObject({ day, when });
    jest.useRealTimers();
  });

  it('leaves room for name and total in the subject, however long the time is', () => {
    const time = 'between four and six, but please call before you come by';
    const { when, deliveryTime } = fieldsOf([meatloaf], { time });
    expect(when).toMatch(/, between four and six, but please call be…$/);
    expect(deliveryTime).toBe(time);
  });
});

it('asks a map for the address of a delivery, whatever is in it, and for none at a pickup', () => {
  const address = '12 Oak St & 3rd #4 "x" \ud800';
  const query = fieldsOf([meatloaf], { address }).mapQuery;
  expect(new URLSearchParams(query).get('query')).toBe('12 Oak St & 3rd #4 "x"');
  expect(fieldsOf([meatloaf], { fulfillment: 'Pickup' }).mapQuery).toBe('');
});

it('carries the link to the kitchen list only where EmailJS takes the mail with it: 50 kB at most', () => {
  const link = `https://shop.example/kitchen#order=2.${'x'.repeat(5000)}`;
  const linkWith = (lines: number) => {
    const items = Array.from({ length: lines }, () => ({
      ...meatloaf,
      modification: 'ä'.repeat(200),
    }));
    const fields = orderTemplateFields(buildOrder('K7P-4MW', items, details, null), true, link);
    if (fields.kitchenLink !== '')
      expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThan(50_000);
    return fields.kitchenLink;
  };
  expect(linkWith(70)).toBe(link);
  expect(linkWith(95)).toBe('');
});

describe('an order that EmailJS would refuse, because its fields have more than 50 kB', () => {
  const orderOf = (lines: number, modification: string) =>
    buildOrder(
      'K7P-4MW',
      Array.from({ length: lines }, () => ({ ...meatloaf, modification })),
      details,
      null,
    );

  it.each([
    ['Chinese', '請不要加洋蔥'.repeat(33)],
    ['emoji', '🌶'.repeat(100)],
    ['quotation marks, which take two bytes in the request', '"'.repeat(200)],
  ])(
    'is known by its lines too many, and by no line more: notes of %s (case 91)',
    (_what, note) => {
      const all = orderOf(100, note);
      const tooMany = linesTooMany(all);
      const bytes = (lines: number) =>
        Buffer.byteLength(JSON.stringify(orderTemplateFields(orderOf(lines, note), false)));
      expect(bytes(100)).toBeGreaterThan(50_000);
      expect(bytes(100 - tooMany)).toBeLessThanOrEqual(49_000);
      expect(bytes(100 - tooMany + 1)).toBeGreaterThan(49_000 - 10);
      expect(linesTooMany(orderOf(100 - tooMany, note))).toBe(0);
      expect(linesTooMany(orderOf(100 - tooMany + 1, note))).toBe(1);
    },
  );

  it('is not one of a hundred dishes with short notes', () => {
    expect(linesTooMany(orderOf(100, 'No onions, please'))).toBe(0);
  });
});

it('tells the owner when the prices could not be compared with the menu', () => {
  const order = buildOrder('K7P-4MW', [meatloaf], details, null);
  expect(orderTemplateFields(order).notice).toBe('');
  expect(orderTemplateFields(order, true).notice).toBe('');
  expect(orderTemplateFields(order, false).notice).toMatch(/prices were not checked/);
});

it.each([
  { priceCents: 10, quantity: 3, total: '0.30' },
  { priceCents: 1999, quantity: 99, total: '1979.01' },
])('adds $quantity times $priceCents cents up to $total exactly [157]', ({ total, ...line }) => {
  expect(fieldsOf([{ ...meatloaf, ...line }]).total).toBe(total);
});
