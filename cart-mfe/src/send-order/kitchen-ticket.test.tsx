import { MAX_NOTE_LENGTH } from '@simmer/shared/cart';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { readTicket } from '@simmer/shared/order-ticket';
import { cherryDanish, danish, meatloaf, orderOf, type details } from '../testing/dishes';
import { changeLink, kitchenTicket } from './kitchen-ticket';

jest.mock('@simmer/shared/registry', () => ({ loadRegistry: jest.fn() }));

const released = { version: '1.0.0', entry: 'https://kitchen.test.example/entry.js' };
const place = { path: '/kitchen', expose: 'Kitchen', title: 'Kitchen', role: 'manager' } as const;
const editor = { ...released, place: { ...place, path: '/edit' } };
const registry: Registry = {
  modules: { 'kitchen-mfe': { ...released, place }, 'editor-mfe': editor },
};
const order = orderOf([meatloaf, cherryDanish, danish], { phone: '+1 (555) 0100' });

/** An order of this many lines, each with a note of this length. */
const longOrder = (lines: number, note: number) =>
  orderOf(Array.from({ length: lines }, () => ({ ...meatloaf, modification: 'x'.repeat(note) })));

const ticketIn = (answer: Promise<Registry>, some = order) => {
  jest.mocked(loadRegistry).mockReturnValue(answer);
  return kitchenTicket(some);
};

it('the ticket carries the order to the kitchen list, after the # of the link', async () => {
  const ticket = await ticketIn(Promise.resolve(registry));
  expect(ticket).toMatch(/^order=/);
  const { reference, name, email, phone, date, totalCents } = order;
  expect(readTicket(`#${ticket}`)).toMatchObject({
    status: 'read',
    ticket: {
      ...{ reference, name, email, phone, date, totalCents },
      items: [
        {
          name: 'Meatloaf with veggies',
          size: 'Small',
          quantity: 2,
          note: 'No onions',
          flavor: '',
        },
        { name: 'Danish', flavor: 'Cherry', note: '', tags: '' },
        { name: 'Danish', flavor: 'No flavor chosen' },
      ],
    },
  });
});

it('the ticket says what a guest left out, and does not confuse a guest’s words with an answer of the form', async () => {
  const ticketOf = async (changes: Partial<typeof details>) => {
    const ticket = await ticketIn(Promise.resolve(registry), orderOf([danish], changes));
    return readTicket(`#${ticket}`);
  };
  expect(await ticketOf({ name: ' ', fulfillment: 'Pickup' })).toMatchObject({
    ticket: { name: '', fulfillment: 'Pickup', address: '' },
  });
  expect(await ticketOf({ name: 'Customer', address: 'PICKUP' })).toMatchObject({
    ticket: { name: 'Customer', fulfillment: 'Delivery', address: 'PICKUP' },
  });
});

it('the ticket has room for every line of a full cart with ordinary notes', async () => {
  const ticket = await ticketIn(Promise.resolve(registry), longOrder(30, 'no onions'.length));
  expect(readTicket(`#${ticket}`).status).toBe('read');
});

it.each(['x', '🌶'])(
  'the longest note that a guest can write is in the links to the list and to the guest’s copy: of “%s”',
  async (character) => {
    const note = character.repeat(MAX_NOTE_LENGTH);
    const some = orderOf([{ ...meatloaf, modification: note }]);
    const expected = { status: 'read', ticket: { items: [{ note }] } };
    const ticket = await ticketIn(Promise.resolve(registry), some);
    expect(readTicket(`#${ticket}`)).toMatchObject(expected);
    expect(readTicket(new URL(changeLink(some)).hash, 'change')).toMatchObject(expected);
  },
);

it('a guest gets no link to a copy that the page would refuse', () => {
  expect(changeLink(orderOf([{ ...meatloaf, name: 'x'.repeat(201) }]))).toBe('');
});

it.each([
  ['where no module has the page', async () => ({ modules: { 'editor-mfe': editor } }), order],
  ['when the registry cannot be read', () => Promise.reject(new Error('offline')), order],
  [
    'when the list would refuse it',
    async () => registry,
    orderOf([{ ...meatloaf, name: 'x'.repeat(201) }]),
  ],
  ['when the order is longer than mail programs take', async () => registry, longOrder(60, 190)],
])(
  'the ticket is left out of the mail %s',
  async (_when, answer: () => Promise<Registry>, some) => {
    expect(await ticketIn(answer(), some)).toBe('');
  },
);

it('the ticket is left out when the registry hangs: the order waits one second at most', async () => {
  jest.useFakeTimers();
  const waiting = ticketIn(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe('');
});
