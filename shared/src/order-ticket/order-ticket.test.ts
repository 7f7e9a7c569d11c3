import fc from 'fast-check';
import {
  carriesTicket,
  readTicket,
  ticketFragment,
  ticketAddress,
  type OrderTicket,
} from './order-ticket';

const ticket: OrderTicket = {
  reference: 'K7P-4MW',
  history: 'AAAAbbbb',
  proof: 's'.repeat(22),
  isCancelled: false,
  name: 'Zoë Müller 🍲',
  email: 'zoe@guests.example',
  phone: '',
  date: '2026-12-24',
  time: 'after 5 pm',
  fulfillment: 'Delivery',
  address: '12 Oak Street, Back door',
  paymentMethod: 'Venmo',
  totalCents: 8500,
  items: [
    {
      ...{ name: 'Meatloaf with veggies', size: 'Small', quantity: 2, flavor: '' },
      ...{ note: 'No onions', priceCents: 3000, tags: 'Contains milk, eggs' },
    },
    {
      ...{ name: 'Danish', size: '9 X 13', quantity: 1, flavor: 'Cherry' },
      ...{ note: '', priceCents: 2500, tags: '' },
    },
  ],
};

describe('an order in an address', () => {
  it('arrives as it was, whatever the guest typed', () => {
    expect(readTicket(ticketFragment(ticket))).toEqual({ status: 'read', ticket });
    const typed = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(typed, typed, (name, note) => {
        const items = ticket.items.map((item) => ({ ...item, note }));
        const other = { ...ticket, name, items };
        expect(readTicket(ticketFragment(other))).toEqual({ status: 'read', ticket: other });
      }),
    );
  });

  it('is the guest’s own copy only in a link that says so, and never the kitchen’s', () => {
    const copy = ticketFragment(ticket, 'change');
    expect(copy).toMatch(/^#change=3\./);
    const sent = `https://shop.example/cart${encodeURIComponent(copy)}.`;
    expect(readTicket(sent, 'change')).toEqual({ status: 'read', ticket });
    expect(ticketAddress(sent)).toBe(`/cart${copy}`);
    expect(readTicket(sent)).toEqual({ status: 'none' });
    expect(carriesTicket(sent)).toBe(true);
    expect(readTicket(ticketFragment(ticket), 'change')).toEqual({ status: 'none' });
  });

  it('is short, and has no character at which a mail program would end a link', () =>
    expect(ticketFragment(ticket)).toMatch(/^#order=3\.[\w-]{200,400}$/));
});

describe('a link that a mail program has changed (case 85)', () => {
  const link = `/kitchen${ticketFragment(ticket)}`;
  const broken = (mark: string) => link.replace(/.{60}/g, `$&${mark}`);
  const fragment = ticketFragment(ticket);
  it.each<[string, string]>([
    ...[...'.,;:!>)]="\'*_|…', '&quot;', '&gt;'].map((after): [string, string] => [
      `with ${after} after it`,
      link + after,
    ]),
    ['with a tag after it', `${link}">Add to the kitchen list</a>`],
    ['with the parameter of a counter after it', `${link}&amp;utm_source=mail`],
    ['with the parameter of a counter before it', `/kitchen?utm_source=mail${fragment}`],
    ['with an encoded #', link.replace('#', '%23')],
    ['with an encoded =', link.replace('=', '%3D')],
    ['with everything encoded', encodeURIComponent(link)],
    ['with everything encoded twice', encodeURIComponent(encodeURIComponent(link))],
    ['as a query', link.replace('#', '?')],
    ['as one of several parameters', link.replace('#', '?utm_source=mail&')],
    ['without its #', link.replace('#', '')],
    ['with a / for the #', link.replace('#', '/')],
    ['with another path', `/Kitchen/index.html${fragment}`],
    ['without a path', `https://SHOP.example/${fragment}`],
    ['in the address of a counter', `https://track.example/?u=${encodeURIComponent(link)}&id=1`],
    ['in a text', `Add to the kitchen list <https://shop.example${link}> The list is kept on`],
    ['in quoted-printable', link.replace('=', '=3D')],
    ['in quoted-printable, on several lines', broken('=\r\n').replace('=', '=3D')],
    ['in a forwarded mail, which quotes each line', broken('\r\n> ')],
    ['in one that was forwarded twice', `<${broken('\n> > ')}> The list is kept on`],
    ['quoted, in a browser that makes spaces of line breaks', broken('%20%3E%20')],
    ['with line breaks', broken('\r\n')],
    ['with spaces', broken(' ')],
    ['with spaces that have no width', broken('\u200B')],
    ['with encoded line breaks', broken('%0D%0A')],
  ])('%s carries its order', (_case, changed) => {
    expect(carriesTicket(changed)).toBe(true);
    expect(ticketAddress(changed)).toBe(`/kitchen${fragment}`);
    expect(readTicket(changed)).toEqual({ status: 'read', ticket });
  });

  it('carries its order wherever it is broken, however often it is encoded, and whatever stands before and after it', () => {
    const breaks = fc.constantFrom(
      '\r\n',
      '=\r\n',
      ' ',
      '\n\t',
      '\n> ',
      '\u00A0',
      '\u00AD',
      '\u200B',
    );
    const before = fc.constantFrom(
      '/kitchen',
      '/',
      '/index.html?a=1',
      'https://t.example/?u=',
      '<',
    );
    const after = fc.constantFrom('', '.', '&amp;a=b', '>', '&gt; and more', '_.', '%22');
    const start = '#order=3.'.length;
    const places = fc.array(fc.integer({ min: start, max: fragment.length }), { maxLength: 5 });
    fc.assert(
      fc.property(before, after, breaks, places, fc.nat(3), (one, other, mark, at, times) => {
        const parts = [...fragment].map((letter, n) => (at.includes(n) ? mark : '') + letter);
        let changed = parts.join('');
        for (let n = 0; n < times; n += 1) changed = encodeURIComponent(changed);
        expect(ticketAddress(one + changed + other)).toBe(`/kitchen${fragment}`);
      }),
    );
  });

  it('to small or capital letters is reported as damaged', () => {
    for (const changed of [fragment.toLowerCase(), fragment.toUpperCase()])
      expect(readTicket(changed)).toEqual({ status: 'damaged' });
  });
});

describe('no order is read from', () => {
  const fragment = ticketFragment(ticket);
  const encoded = (value: unknown) =>
    `#order=3.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  it.each(['', '#', '#main', '#orders', '/kitchen?order=new', '/?preorder=2.5'])(
    'another fragment: %j',
    (hash) => {
      expect(carriesTicket(hash)).toBe(false);
      expect(readTicket(hash)).toEqual({ status: 'none' });
    },
  );

  it('a link that was cut off anywhere', () => {
    for (let length = '#order'.length; length < fragment.length; length += 1)
      expect(readTicket(fragment.slice(0, length))).toEqual({ status: 'damaged' });
  });

  it('a link of a later release', () =>
    expect(readTicket('#order=9.abc')).toEqual({ status: 'newer' }));

  const line = ['Danish', '9 X 13', 1, '', '', 2500, ''];
  const order = [
    ...['K7P-4MW', 'AAAA', 'k'.repeat(22), false, 'Gus', '', '', '', ''],
    ...['Pickup', '', 'Cash', 2500, [line]],
  ];
  it.each<[string, unknown]>([
    ['no list', { reference: 'K7P-4MW' }],
    ['neither delivery nor pickup', order.with(9, 'PICKUP')],
    ['a reference that is markup', ['<b>', ...order.slice(1)]],
    ['no dish', [...order.slice(0, -1), []]],
    ['300 lines', [...order.slice(0, -1), Array.from({ length: 300 }, () => line)]],
    ['a half portion', [...order.slice(0, -1), [line.with(2, 0.5)]]],
    ['a negative total', [...order.slice(0, -2), -1, [line]]],
    ['a name of 5,000 letters', order.with(4, 'x'.repeat(5000))],
    ['half a revision', order.with(1, 'AAAAbb')],
    ['a secret that is markup', order.with(2, '<b>')],
  ])('an order with %s', (_case, value) => {
    expect(readTicket(encoded(order))).toMatchObject({ status: 'read' });
    expect(readTicket(encoded(value))).toEqual({ status: 'damaged' });
  });

  it('a link of a megabyte, which is not even decoded', () => {
    const name = 'x'.repeat(1e6);
    expect(readTicket(encoded(order.with(4, name)))).toEqual({
      status: 'too-long',
    });
  });
});
