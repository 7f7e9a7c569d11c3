import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { mapLink, mapQuery, readTicket } from '@simmer/shared/order-ticket';
import Mustache from 'mustache';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eachField } from '../order/order-fields';
import { danish, meatloaf, orderOf, type details } from '../testing/dishes';
import { ticketText } from './kitchen-ticket';
import { linesTooMany, orderTemplateFields } from './order-template';

const read = (file: string) => readFileSync(resolve(__dirname, '../../order-email', file), 'utf8');
const template = read('template.html');
const settings = JSON.parse(read('settings.json')) as Record<string, string>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') });
});

const fieldsOf = (change?: Partial<typeof details>) =>
  orderTemplateFields(orderOf([meatloaf, danish], change));

const bodyOf = (mail: string) => new DOMParser().parseFromString(mail, 'text/html').body;

const plain = (template: string, fields: object) =>
  Mustache.render(template, fields, {}, { escape: (text: string) => text });

it('the mail shows the owner every field of an order', () => {
  const mail = plain(template, { ...fieldsOf(), kitchenTicket: 'order=3.x' });
  const texts = [
    ...['Gus Guest', 'gus@test.example', '12 Oak Street', 'Thu, Dec 24', 'after 5 pm'],
    ...[
      '>Delivery for Gus Guest<',
      'Cash',
      '$85.00',
      'K7P-4MW',
      '2 × Meatloaf with veggies, Small',
      '$60.00',
    ],
    ...['Note: No onions', '1 × Danish, 9 X 13', '$25.00', 'No flavor chosen'],
    'https://YOUR-SHOP/kitchen#order=3.x',
  ];
  for (const text of texts) expect(mail).toContain(text);
  // The date is written out as a day.
  const variables = eachField((name, { variable }) => (name === 'date' ? 'day' : variable));
  for (const variable of Object.values(variables)) expect(template).toContain(`{{${variable}}}`);
  expect(mail).not.toMatch(/{{|NONE|Phone/);
  expect(plain(template, { ...fieldsOf(), userPhone: '555 0100' })).toContain('>Phone: 555 0100<');
  expect(fieldsOf().notice).toBe('');
});

it('the mail and the ticket tell the owner that “Customer” is a guest who gave no name [133]', async () => {
  const fields = fieldsOf({ name: '' });
  expect(fields).toMatchObject({ userName: 'Customer' });
  expect(plain(template, fields)).toContain('>Delivery · no name given<');
  const fragment = `#${await ticketText(orderOf([meatloaf], { name: '' }))}`;
  expect(readTicket(fragment)).toMatchObject({ ticket: { name: '' } });
});

it('the mail names the releases that served the page at the end of its source, where no reader sees them', () => {
  const { documentElement } = document;
  documentElement.dataset.modules = 'shell@1.0.0 cart-mfe@1.2.0';
  const mail = Mustache.render(template, fieldsOf());
  delete documentElement.dataset.modules;
  expect(mail.trimEnd()).toMatch(/<!-- shell@1\.0\.0 cart-mfe@1\.2\.0 -->$/);
  expect(bodyOf(mail).textContent).not.toContain('@1.2.0');
});

describe('an order that is too long for the list', () => {
  const mailOf = (fields: object) =>
    plain(template, { ...fields, items: [], longOrder: 'As text:', kitchenTicket: 'order=3.x' });

  it('is plain text whose lines stay separate, even in Outlook, which drops the CSS for that', () => {
    const fields = fieldsOf();
    expect(bodyOf(mailOf(fields)).querySelector('pre')?.textContent).toBe(fields.orders);
    expect(template).not.toMatch(/pre-line|display: ?(flex|grid)|position: ?/);
    expect(plain(template, fields)).not.toContain(fields.orders);
  });

  it('has the total, the address and the button above the dishes', () => {
    const mail = mailOf(fieldsOf());
    const places = ['$85.00', '12 Oak Street', '#order=3.x', 'Quantity: 2'].map((text) =>
      mail.indexOf(text),
    );
    expect(Math.max(...places)).toBe(places.at(-1));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

const longest = (text: string) => text.repeat(MAX_NOTE_LENGTH).slice(0, MAX_NOTE_LENGTH);

it.each([
  ['no note', ''],
  ['a note', 'no onions, please: an allergy'],
  ['a long note', longest('Please cut it into small pieces. ')],
  ['a long note in Chinese', longest('請不要加洋蔥')],
  ['a long note in Hebrew', longest('בלי אגוזים! ')],
  ['a note of quotation marks, which become entities', longest('"')],
])(
  'no order that the shop takes is cut off in Gmail, which hides what follows 102 kB: lines with %s (case 91)',
  (_what, modification) => {
    const tags = 'Vegan · Contains milk, wheat, soy';
    const line = { ...danish, modification, tags, flavor: "Rosa's & Ada's" };
    const orderWith = (lines: number) =>
      orderOf(
        Array.from({ length: lines }, () => line),
        { address: '"'.repeat(300) },
      );
    for (const lines of [1, 40, 85, 100]) {
      const order = orderWith(Math.min(lines, 100 - linesTooMany(orderWith(100))));
      const ticket = `order=3.${'x'.repeat(5990)}`;
      const fields = orderTemplateFields(order, { isMenuRead: false, ticket, isRepeat: true });
      expect(Buffer.byteLength(Mustache.render(template, fields))).toBeLessThan(102_000);
      expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThan(50_000);
      expect(fields.items).toHaveLength(lines === 1 ? 1 : fields.longOrder ? 0 : lines);
      if (lines > 80) expect(fields.longOrder).not.toBe('');
    }
  },
);

describe('what a guest typed from right to left', () => {
  const typed = { name: 'יוסי כהן', time: 'אחרי 5', address: 'הרצל 12' };
  const dish = { ...meatloaf, name: 'חלה', size: '9 X 13', modification: 'בלי אגוזים!' };
  const fieldsTyped = () => orderTemplateFields(orderOf([dish], typed));
  const isolate = (text: string) => `\u2068${text}\u2069`;

  it('leaves everything beside it in place, in the subject, the mail and the text', () => {
    const fields = fieldsTyped();
    expect(Mustache.render(settings.subject!, fields)).toBe(
      `Thu Dec 24, ${isolate('אחרי 5')} - ${isolate('יוסי כהן')} - $60.00 - K7P-4MW`,
    );
    const mail = bodyOf(Mustache.render(template, fields)).textContent;
    expect(mail).toContain(`2 × ${isolate('חלה')}, 9 X 13`);
    expect(mail).toContain(`Note: ${isolate('בלי אגוזים!')}`);
    expect(fields.orders).toContain(`Modifications: ${isolate('בלי אגוזים!')}\n`);
  });

  it('leaves everything beside it in place in what differs, too, without a mark or a line of its own', () => {
    const marked = { ...dish, name: '\u202Eחלה\n', quantity: 1 };
    const base = orderOf([marked], typed);
    const { differences } = orderTemplateFields(orderOf([{ ...marked, quantity: 2 }], typed), {
      earlier: { base, isSent: true, days: [] },
    });
    expect(differences).toContainEqual({ text: `${isolate('חלה')} 9 X 13: 2, was 1` });
  });

  it('is found on the map without direction marks, and text from left to right has none', () => {
    expect(fieldsTyped().mapQuery).toBe(mapQuery('הרצל 12'));
    expect(JSON.stringify(fieldsOf())).not.toMatch(/\p{Bidi_Control}/u);
  });
});

const linksIn = (mail: string) =>
  [...bodyOf(mail).querySelectorAll('a')].map(({ href, textContent }) => [href, textContent]);

it('the address opens in the map, and decides nothing but the place (case 66)', () => {
  const address = '1 Oak" onclick="x()&api=2 #evil';
  const mail = Mustache.render(template, fieldsOf({ address }));
  expect(linksIn(mail)).toEqual([[mapLink(address), address]]);
  expect(linksIn(Mustache.render(template, fieldsOf({ fulfillment: 'Pickup' })))).toEqual([]);
});

it.each([
  'https://evil.example/login#',
  '//evil.example',
  '@evil.example/',
  '" href="//evil.example',
  '--><a href="//evil.example">',
])(
  'the mail leads to the shop and the map that the template names, even if a stranger who knows the public key sends %s as every variable (case 66)',
  (text) => {
    const names = [...template.matchAll(/{{#?(\w+)}}/g)].map(([, name]) => name);
    const mail = Mustache.render(template, Object.fromEntries(names.map((name) => [name, text])));
    const links = [...bodyOf(mail).querySelectorAll('a')];
    expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://your-shop/kitchen',
      'https://www.google.com/maps/search/',
    ]);
  },
);

it('the mail never treats what a guest typed as markup or as a link (case 66)', () => {
  expect(template).not.toMatch(/{{{|{{&/);
  const bodyWith = (text: string) => {
    const typed = { name: text, email: text, time: text, address: text };
    const dish = { ...meatloaf, name: text, size: text, modification: text, flavor: text };
    const order = orderOf([{ ...dish, tags: text }], typed);
    return bodyOf(Mustache.render(template, orderTemplateFields(order)));
  };
  const markup = '"><a href="https://evil.example">Pay here</a><img src=x onerror=alert(1)>';
  const hostile = bodyWith(markup);
  expect(hostile.querySelectorAll('*')).toHaveLength(bodyWith('x').querySelectorAll('*').length);
  expect([...hostile.querySelectorAll('a')].map(({ host }) => host)).toEqual(['www.google.com']);
  expect(hostile.textContent).toContain(`Note: ${markup}`);
});

it('the mail says in the subject and above the dishes that it may be the second about one order, and that prices were not checked', () => {
  const fields = orderTemplateFields(orderOf([meatloaf]), { isMenuRead: false, isRepeat: true });
  expect(Mustache.render(settings.subject!, fields)).toMatch(/ - K7P-4MW \(again\)$/);
  expect(Mustache.render(template, fields)).toContain('this one counts. Part of the menu');
});

it('the subject has the day, the time, the name, the total and the reference, and replies go to the guest', () => {
  const fields = fieldsOf();
  expect(Mustache.render(settings.subject!, fields)).toBe(
    'Thu Dec 24, after 5 pm - Gus Guest - $85.00 - K7P-4MW',
  );
  expect(Mustache.render(settings.replyTo!, fields)).toBe('gus@test.example');
});

it.each(['gus@home', 'a@b.example\nBcc: c@d.example'])(
  'the mail keeps the typed address %j as text, and never uses it to reply to (case 66)',
  (email) => {
    const fields = fieldsOf({ email });
    expect(fields.userEmail).toBe(email.replace('\n', ' '));
    expect(Mustache.render(settings.replyTo!, fields)).toBe('');
    expect(template).not.toContain('mailto:');
  },
);

it('the mail can only go to the owner: no variable sets the recipient (case 66)', () => {
  expect(Object.keys(settings).sort()).toEqual(['fromName', 'replyTo', 'subject']);
});
