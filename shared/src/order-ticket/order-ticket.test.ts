import fc from 'fast-check';
import {
  carriesTicket,
  readTicket,
  ticketFragment,
  withFragment,
  type OrderTicket,
} from './order-ticket';

const ticket: OrderTicket = {
  reference: 'K7P-4MW',
  name: 'Zoë Müller 🍲',
  email: 'zoe@guests.example',
  date: '2026-12-24',
  time: 'after 5 pm',
  address: '12 Oak Street, Back door',
  paymentMethod: 'Venmo',
  totalCents: 8500,
  items: [
    { name: 'Meatloaf with veggies', size: 'Small', quantity: 2, flavor: '', note: 'No onions' },
    { name: 'Danish', size: '9 X 13', quantity: 1, flavor: 'Cherry', note: '' },
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

  it('is short, and has no character that a mail program would end a link at', () =>
    expect(ticketFragment(ticket)).toMatch(/^#order=2\.[\w-]{200,300}$/));
});

describe('a link that a mail program has changed (case 85)', () => {
  const link = `/kitchen${ticketFragment(ticket)}`;
  const broken = (mark: string) => link.replace(/.{60}/g, `$&${mark}`);
  it.each<[string, string]>([
    ...[...'.,;:!>)]="\'*_|…', '&quot;', '&gt;'].map((after): [string, string] => [
      `with ${after} after it`,
      link + after,
    ]),
    ['with a tag after it', `${link}">Add to the kitchen list</a>`],
    ['with the parameter of a counter after it', `${link}&utm_source=mail`],
    ['with an encoded #', link.replace('#', '%23')],
    ['with an encoded =', link.replace('=', '%3D')],
    ['with everything encoded', encodeURIComponent(link).replaceAll('%2F', '/')],
    ['in quoted-printable', link.replace('=', '=3D')],
    ['in quoted-printable, on several lines', broken('=\r\n').replace('=', '=3D')],
    ['with line breaks', broken('\r\n')],
    ['with spaces', broken(' ')],
    ['with spaces that have no width', broken('\u200B')],
    ['with encoded line breaks', broken('%0D%0A')],
  ])('%s carries its order', (_case, changed) => {
    const url = new URL(withFragment(changed), 'https://shop.example');
    expect(url.pathname).toBe('/kitchen');
    expect(carriesTicket(changed)).toBe(true);
    expect(readTicket(url.hash)).toEqual({ status: 'read', ticket });
  });

  it('to small or capital letters is said to be damaged', () => {
    const fragment = ticketFragment(ticket);
    for (const changed of [fragment.toLowerCase(), fragment.toUpperCase()])
      expect(readTicket(changed)).toEqual({ status: 'damaged' });
  });
});

describe('what is no order is not taken for one', () => {
  const fragment = ticketFragment(ticket);
  const encoded = (value: unknown) =>
    `#order=2.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  it.each(['', '#', '#main', '#orders'])('another fragment: %j', (hash) => {
    expect(carriesTicket(hash)).toBe(false);
    expect(readTicket(hash)).toEqual({ status: 'none' });
  });

  it('a link that was cut off, wherever it was', () => {
    for (let length = '#order'.length; length < fragment.length; length += 1)
      expect(readTicket(fragment.slice(0, length))).toEqual({ status: 'damaged' });
  });

  it('a link of a later release', () =>
    expect(readTicket('#order=9.abc')).toEqual({ status: 'newer' }));

  const line = ['Danish', '9 X 13', 1, '', ''];
  const order = ['K7P-4MW', 'Gus', '', '', '', '', 'Cash', 2500, [line]];
  it.each<[string, unknown]>([
    ['no list', { reference: 'K7P-4MW' }],
    ['a reference that is markup', ['<b>', ...order.slice(1)]],
    ['no dish', [...order.slice(0, -1), []]],
    ['300 lines', [...order.slice(0, -1), Array.from({ length: 300 }, () => line)]],
    ['a half portion', [...order.slice(0, -1), [['Danish', '9 X 13', 0.5, '', '']]]],
    ['a negative total', [...order.slice(0, 7), -1, [line]]],
    ['a name of 5,000 letters', ['K7P-4MW', 'x'.repeat(5000), ...order.slice(2)]],
  ])('%s', (_case, value) => {
    expect(readTicket(encoded(order))).toMatchObject({ status: 'read' });
    expect(readTicket(encoded(value))).toEqual({ status: 'damaged' });
  });

  it('a link of a megabyte, which is not even decoded', () => {
    const name = 'x'.repeat(1e6);
    expect(readTicket(encoded(['K7P-4MW', name, ...order.slice(2)]))).toEqual({
      status: 'too-long',
    });
  });
});
