/** @jest-environment jsdom */
import { hasUnsettledOrder, UNSETTLED_ORDER_KEPT_FOR_MS } from './unsettled-orders';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const keep = (record: unknown) => {
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(record));
};

it('knows whether this device keeps an order that is not settled, and whose it is', () => {
  expect(hasUnsettledOrder()).toBe(false);
  localStorage.setItem('simmer:cart', JSON.stringify({ uid: 'rosa', keptAt: Date.now() }));
  expect(hasUnsettledOrder()).toBe(false);
  keep({ uid: 'rosa', keptAt: Date.now() });
  expect(hasUnsettledOrder()).toBe(true);
  expect(hasUnsettledOrder('rosa')).toBe(true);
  expect(hasUnsettledOrder('someone else')).toBe(false);
});

it('does not count an order that was sent, although its confirmation was not seen', () => {
  keep({ uid: 'rosa', keptAt: Date.now(), status: 'sent' });
  expect(hasUnsettledOrder()).toBe(false);
  keep({ uid: 'rosa', keptAt: Date.now(), status: 'unknown' });
  expect(hasUnsettledOrder()).toBe(true);
});

it('forgets an order after a week', () => {
  keep({ uid: 'rosa', keptAt: Date.now() - UNSETTLED_ORDER_KEPT_FOR_MS - 1 });
  expect(hasUnsettledOrder()).toBe(false);
});

it.each([['{}'], ['null'], ['no json']])('takes %s in its place for no order', (text) => {
  localStorage.setItem('simmer:order/K7P-4MW', text);
  expect(hasUnsettledOrder()).toBe(false);
});

it('is silent where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasUnsettledOrder()).toBe(false);
});
