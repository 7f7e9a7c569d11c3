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

it('has the eight variables of every template and four more, all strings', () => {
  const fields = fieldsOf();
  expect(Object.keys(fields).slice(8)).toEqual(['reference', 'replyTo', 'notice', 'kitchenLink']);
  for (const value of Object.values(fields)) expect(typeof value).toBe('string');
});

it('carries the link to the kitchen list only where EmailJS takes the mail with it: 50 kB at most', () => {
  const link = `https://shop.example/kitchen#order=1.${'x'.repeat(5000)}`;
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
