import { cherryDanish, meatloaf, orderOf } from '../testing/dishes';
import { mailtoLink } from './mailto';
import { copiedOrder, orderMailto, orderText } from './order-text';

it('the guest gets the whole order as text, with each dish as in the owner’s mail: its note, flavor, size, quantity, price, diet and allergens, and a blank line between dishes [149] [150]', () => {
  const items = [
    { ...meatloaf, modification: 'one\n\ntwo' },
    { ...cherryDanish, modification: '   ', quantity: 3, tags: 'Vegan · Contains\nsoy' },
  ];
  expect(orderText(orderOf(items))).toBe(`Order for Test Kitchen
Reference: K7P-4MW

Name: Gus Guest
Email: gus@test.example
Delivery Date: 2026-12-24
Delivery Time: after 5 pm
Delivery Address: 12 Oak Street
Payment: Cash

Meatloaf with veggies
Modifications: one two
Flavor: NONE
Size: Small
Quantity: 2
Price: $60.00

Danish
Modifications: NONE
Flavor: Cherry
Size: 9 X 13
Quantity: 3
Price: $75.00
Diet and allergens: Vegan · Contains soy

Total: $135.00`);
});

it('the last line of a copied order names the releases that served the page', () => {
  const order = orderOf([meatloaf]);
  expect(copiedOrder(order, false)).toBe(orderText(order));
  document.documentElement.dataset.modules = 'shell@1.0.0 cart-mfe@1.2.0';
  expect(copiedOrder(order, false)).toBe(
    `${orderText(order)}\n\nServed by shell@1.0.0 cart-mfe@1.2.0`,
  );
});

it('the text does not mention delivery in an order that the guest picks up, nor what they left empty, except for a name [138]', () => {
  const text = orderText(orderOf([meatloaf], { fulfillment: 'Pickup', name: '', email: '' }));
  expect(text).toContain(`
Name: Customer (no name given)
Pickup Date: 2026-12-24
Pickup Time: after 5 pm
Address: PICKUP
Payment: Cash
`);
  expect(text).not.toContain('Delivery');
});

it('the link opens a mail to the owner with the same text, to which a name cannot add a recipient', () => {
  const order = orderOf([meatloaf], { name: 'Gus&bcc=all@test.example' });
  const { pathname, searchParams } = new URL(orderMailto(order, false));
  expect(pathname).toBe('owner@test.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: 'New order from Gus&bcc=all@test.example (K7P-4MW)',
    body: orderText(order).replaceAll('\n', '\r\n'),
  });
});

it('the link stays short enough for every mail program, and its text says so if it was shortened', () => {
  const long = orderOf(
    Array.from({ length: 60 }, (_, n) => ({ ...meatloaf, name: `Dish 🍲 ${String(n)}` })),
  );
  const link = orderMailto(long, false);
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(link.length).toBeGreaterThan(1880);
  const [kept, note] = new URL(link).searchParams.get('body')?.split('\r\n… ') ?? [];
  expect(orderText(long).replaceAll('\n', '\r\n')).toContain(kept);
  expect(kept).toContain('Order for Test Kitchen');
  expect(note).toContain('shortened');
});

it('an address can add no recipient, and every mail program can read it', () => {
  const mail = { to: 'gus+menu&cc=all@test.example', subject: '', text: '', cutNote: '' };
  expect(mailtoLink(mail)).toMatch(/^mailto:gus%2Bmenu%26cc%3Dall@test.example\?/);
});
