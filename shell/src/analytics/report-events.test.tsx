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

afterEach(() => log.event.mockClear());

it('Analytics receives a page’s path, and nothing that follows it', () => {
  expect(log.page.mock.calls).toEqual([['/instructions']]);
  publish('page/shown', { pathname: '/login' });
  expect(log.page).toHaveBeenLastCalledWith('/login');
});

it('Analytics receives an added dish with its size and without its note, and a checkout with the cart’s total', () => {
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

it('Analytics receives a sent order as a purchase, with a new id each time, and a failed one with whether it may have arrived, and nothing about the guest', () => {
  publish('order/sent', { lines: 2, totalCents: 7050 });
  publish('order/sent', { lines: 2, totalCents: 7050 });
  publish('order/failed', { mayHaveArrived: true });
  const [first, second] = log.event.mock.calls.map(([, { transaction_id: id }]) => String(id));
  expect(first).not.toBe(second);
  const order = { currency: 'USD', value: 70.5, lines: 2 };
  expect(log.event.mock.calls).toEqual([
    ['purchase', { transaction_id: first, ...order }],
    ['purchase', { transaction_id: second, ...order }],
    ['order_failed', { may_have_arrived: true }],
  ]);
});

it('Analytics receives a failed module with the version that the page has', () => {
  for (const module of ['menu-mfe', 'cart-mfe']) publish('module/failed', { module });
  expect(log.event.mock.calls).toEqual([
    ['module_failed', { module: 'menu-mfe', version: '2.1.0' }],
    ['module_failed', { module: 'cart-mfe', version: 'unknown' }],
  ]);
});
