import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder } from '../order/order';
import { danish, details, meatloaf } from '../testing/dishes';
import { mailtoLink } from './mailto';
import { orderMailto, orderText } from './order-text';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const order = buildOrder('K7P-4MW', [meatloaf, danish], details, null);

function parseMailto(link: string) {
  const url = new URL(link);
  const { subject, body } = Object.fromEntries(url.searchParams);
  return { to: url.pathname, subject, body };
}

it('gives the guest the whole order as text', () => {
  const text = `Order for Test Kitchen
Reference: K7P-4MW

Name: Gus Guest
Email: gus@test.example
Delivery Date: 2026-12-24
Delivery Time: after 5 pm
Delivery Address: 12 Oak Street
Payment: Cash

Meatloaf with veggies
Modifications: No onions
Flavor: NONE
Size: Small
Quantity: 2
Price: $60.00

Danish
Modifications: NONE
Flavor: NONE
Size: 9 X 13
Quantity: 1
Price: $25.00

Total: $85.00`;
  expect(orderText(order)).toBe(text);
});

it('speaks of no delivery in the text of an order that the guest picks up [138]', () => {
  const text = orderText(
    buildOrder('K7P-4MW', [meatloaf], { ...details, fulfillment: 'Pickup' }, null),
  );
  expect(text).toContain(`
Pickup Date: 2026-12-24
Pickup Time: after 5 pm
Address: PICKUP
Payment: Cash
`);
  expect(text).not.toContain('Delivery');
});

it('opens a mail to the owner with the same text, with line breaks for every mail program', () => {
  const { to, subject, body } = parseMailto(orderMailto(order));
  expect(to).toBe('owner@test.example');
  expect(subject).toBe('New order from Gus Guest (K7P-4MW)');
  expect(body).toBe(orderText(order).replaceAll('\n', '\r\n'));
  expect(orderMailto(order)).toContain('%0D%0A');
});

it('allows no extra recipient in a name', () => {
  const sly = buildOrder(
    'K7P-4MW',
    [meatloaf],
    { ...details, name: 'Gus&bcc=all@test.example' },
    null,
  );
  expect(new URL(orderMailto(sly)).searchParams.has('bcc')).toBe(false);
});

it('stays short enough for every mail program, and says that it was shortened', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...meatloaf,
    name: `Dish 🍲 ${String(n)}`,
  }));
  const long = buildOrder('K7P-4MW', many, details, null);
  const link = orderMailto(long);
  expect(link.length).toBeLessThanOrEqual(1900);
  const [kept, note] = parseMailto(link).body?.split('\r\n… ') ?? [];
  expect(orderText(long).replaceAll('\n', '\r\n')).toContain(kept);
  expect(kept).toContain('Order for Test Kitchen');
  expect(note).toContain('shortened');
});

it.each([
  ['gus@test.example', 'gus@test.example'],
  ['gus+menu@test.example', 'gus%2Bmenu@test.example'],
  ['gus&cc=all@test.example', 'gus%26cc%3Dall@test.example'],
])('every mail program reads the address %s', (to, inLink) => {
  const link = mailtoLink({ to, subject: '', text: '', cutNote: '' });
  expect(link.slice(0, link.indexOf('?'))).toBe(`mailto:${inLink}`);
});

it('cuts no mail that just fits, and no more of a longer one than it has to', () => {
  const mail = (length: number) =>
    mailtoLink({
      to: 'owner@test.example',
      subject: 'Order',
      text: 'x'.repeat(length),
      cutNote: '(cut)',
    });
  const room = 1900 - mail(0).length;
  expect(mail(room)).toMatch(/=x+$/);
  expect(mail(room + 1)).toMatch(/=x+\(cut\)$/);
  expect(mail(room + 1)).toHaveLength(1900);
});
