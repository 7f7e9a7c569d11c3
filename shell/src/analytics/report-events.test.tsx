import { moduleEvents } from '@simmer/shared/bus';
import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { reportEvents } from './report-events';

const log = { event: jest.fn(), page: jest.fn() };
const { publish } = moduleEvents({
  publishes: ['module/failed', 'order/failed', 'order/sent', 'page/shown'],
  subscribes: [],
});
const soup = aLine({
  name: 'Chicken soup',
  size: 'Quart',
  priceCents: 2500,
  modification: 'no onions, for Ada',
});

beforeAll(() => {
  setSiteConfig(testSiteConfig);
  window.history.replaceState(null, '', '/instructions?from=Ada#order=secret');
  reportEvents(log, {
    shell: { version: '1.0.0' },
    modules: { 'menu-mfe': { version: '2.1.0', entry: 'https://menu.test.example/entry.js' } },
  });
});

afterEach(() => {
  log.event.mockClear();
  log.page.mockClear();
});

it('Analytics is told of a page by its path, never by what follows it', () => {
  expect(log.page.mock.calls).toEqual([['/instructions']]);
  publish('page/shown', { pathname: '/login' });
  expect(log.page).toHaveBeenLastCalledWith('/login');
});

it('a dish that is added is told with its size, without its note, and the checkout with what the cart comes to', () => {
  cart.add(soup);
  cart.add(soup);
  publish('page/shown', { pathname: '/cart' });
  const items = [{ item_name: 'Chicken soup', item_variant: 'Quart', quantity: 1 }];
  expect(log.event.mock.calls).toEqual([
    ['add_to_cart', { currency: 'USD', items }],
    ['add_to_cart', { currency: 'USD', items }],
    ['begin_checkout', { currency: 'USD', value: 50, portions: 2 }],
  ]);
});

it('an order that is sent is a purchase, under an id of its own each time', () => {
  publish('order/sent', { lines: 2, totalCents: 7050 });
  publish('order/sent', { lines: 2, totalCents: 7050 });
  const ids = log.event.mock.calls.map(([, { transaction_id: id }]) => String(id));
  expect(new Set(ids).size).toBe(2);
  expect(log.event).toHaveBeenLastCalledWith('purchase', {
    transaction_id: ids[1],
    currency: 'USD',
    value: 70.5,
    lines: 2,
  });
});

it('an order that fails says whether it may have arrived, and nothing of the guest', () => {
  publish('order/failed', { mayHaveArrived: true });
  expect(log.event.mock.calls).toEqual([['order_failed', { may_have_arrived: true }]]);
});

it.each([
  ['menu-mfe', '2.1.0'],
  ['cart-mfe', 'unknown'],
])('%s that fails is told with the version that the page has: %s', (module, version) => {
  publish('module/failed', { module });
  expect(log.event.mock.calls).toEqual([['module_failed', { module, version }]]);
});
