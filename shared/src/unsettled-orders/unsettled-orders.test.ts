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
  expect(hasUnsettledOrder('rosa')).toBe(false);
  localStorage.setItem('simmer:cart', JSON.stringify({ uid: 'rosa', keptAt: Date.now() }));
  expect(hasUnsettledOrder('rosa')).toBe(false);
  keep({ uid: 'rosa', keptAt: Date.now() });
  expect(hasUnsettledOrder('rosa')).toBe(true);
  expect(hasUnsettledOrder('someone else')).toBe(false);
  expect(hasUnsettledOrder(undefined)).toBe(false);
});

it('does not count an order that was sent, although its confirmation was not seen', () => {
  keep({ uid: 'rosa', keptAt: Date.now(), status: 'sent' });
  expect(hasUnsettledOrder('rosa')).toBe(false);
  keep({ uid: 'rosa', keptAt: Date.now(), status: 'unknown' });
  expect(hasUnsettledOrder('rosa')).toBe(true);
});

it('forgets an order after a week', () => {
  keep({ uid: 'rosa', keptAt: Date.now() - UNSETTLED_ORDER_KEPT_FOR_MS - 1 });
  expect(hasUnsettledOrder('rosa')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('a device forgets what is older than it promises, although its guest only reads the menu', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const remember = (name: string, days: number) => {
    const record = { uid: name, savedAt: Date.now() - days * dayMs };
    localStorage.setItem(`simmer:remembered/${name}`, JSON.stringify(record));
  };
  remember('rosa', 364);
  remember('gus', 366);
  localStorage.setItem('simmer:remembered/no-json', '{');
  localStorage.setItem('another', JSON.stringify({ keptAt: 0, savedAt: 0 }));
  keep({ uid: 'rosa', keptAt: Date.now() });
  localStorage.setItem('simmer:order/3EX-AAA', JSON.stringify({ uid: 'rosa', keptAt: 0 }));
  expect(hasUnsettledOrder('rosa')).toBe(true);
  expect(Object.keys(localStorage).sort()).toEqual([
    'another',
    'simmer:order/K7P-4MW',
    'simmer:remembered/no-json',
    'simmer:remembered/rosa',
  ]);
});

it.each([['{}'], ['null'], ['no json']])('takes %s in its place for no order', (text) => {
  localStorage.setItem('simmer:order/K7P-4MW', text);
  expect(hasUnsettledOrder('rosa')).toBe(false);
});

it('is silent where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasUnsettledOrder('rosa')).toBe(false);
});
