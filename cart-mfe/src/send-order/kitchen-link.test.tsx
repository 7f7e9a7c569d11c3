import { setSiteConfig } from '@simmer/shared/config';
import { loadRegistry } from '@simmer/shared/registry';
import { readTicket } from '@simmer/shared/order-ticket';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder } from '../order/order';
import { cherryDanish, danish, details, meatloaf } from '../testing/dishes';
import { kitchenLink } from './kitchen-link';

jest.mock('@simmer/shared/registry', () => ({ loadRegistry: jest.fn() }));

const registryMock = jest.mocked(loadRegistry);
const released = { version: '1.0.0', entry: 'https://kitchen.test.example/entry.js' };
const place = { path: '/kitchen', expose: 'Kitchen', title: 'Kitchen', role: 'manager' } as const;
const order = buildOrder('K7P-4MW', [meatloaf, cherryDanish, danish], details, null);

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  registryMock
    .mockReset()
    .mockResolvedValue({ modules: { 'kitchen-mfe': { ...released, place } } });
});

it('leads to the kitchen list at the shop’s own address, also from a preview, and carries the order', async () => {
  const link = new URL(await kitchenLink(order));
  expect(link.origin + link.pathname).toBe(`${testSiteConfig.business.url}/kitchen`);
  const reading = readTicket(link.hash);
  expect(reading).toMatchObject({
    status: 'read',
    ticket: {
      reference: 'K7P-4MW',
      name: order.name,
      email: order.email,
      date: order.date,
      totalCents: order.totalCents,
      items: [
        { name: 'Meatloaf with veggies', size: 'Small', quantity: 2, note: 'No onions' },
        { name: 'Danish', flavor: 'Cherry', note: '' },
        { name: 'Danish', flavor: 'No flavor chosen' },
      ],
    },
  });
});

it('stays on the machine of the local cloud', async () => {
  const local = 'http://127.0.0.1:1';
  registryMock.mockResolvedValue({
    modules: { 'kitchen-mfe': { ...released, place } },
    localCloud: { auth: local, firestore: local, email: local },
  });
  expect(await kitchenLink(order)).toMatch(`${location.origin}/kitchen#order=2.`);
});

it('has a place for every line of a full cart with ordinary notes', async () => {
  const items = Array.from({ length: 30 }, () => ({ ...meatloaf, modification: 'no onions' }));
  const link = await kitchenLink(buildOrder('K7P-4MW', items, details, null));
  expect(readTicket(new URL(link).hash).status).toBe('read');
});

describe('is left out of the mail', () => {
  it('where no module has the page', async () => {
    registryMock.mockResolvedValue({ modules: { 'cart-mfe': released } });
    expect(await kitchenLink(order)).toBe('');
  });

  it('when the registry cannot be read', async () => {
    registryMock.mockRejectedValue(new Error('offline'));
    expect(await kitchenLink(order)).toBe('');
  });

  it('when the registry hangs: the order does not wait for more than a second', async () => {
    jest.useFakeTimers();
    registryMock.mockReturnValue(new Promise(() => undefined));
    const waiting = kitchenLink(order);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe('');
    jest.useRealTimers();
  });

  it('when the list would refuse it', async () => {
    const items = [{ ...meatloaf, name: 'x'.repeat(201) }];
    expect(await kitchenLink(buildOrder('K7P-4MW', items, details, null))).toBe('');
  });

  it('when the order is longer than mail programs take', async () => {
    const items = Array.from({ length: 60 }, () => ({
      ...meatloaf,
      modification: 'x'.repeat(190),
    }));
    expect(await kitchenLink(buildOrder('K7P-4MW', items, details, null))).toBe('');
  });
});
