/** @jest-environment jsdom */
import { hasUnsettledOrder } from './unsettled-orders';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('knows whether this device keeps an order that is not settled', () => {
  expect(hasUnsettledOrder()).toBe(false);
  localStorage.setItem('simmer:cart', '{}');
  expect(hasUnsettledOrder()).toBe(false);
  localStorage.setItem('simmer:order/K7P-4MW', '{}');
  expect(hasUnsettledOrder()).toBe(true);
});

it('is silent where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasUnsettledOrder()).toBe(false);
});
