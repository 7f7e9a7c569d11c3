import { act, renderHook } from '@testing-library/react';
import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { useShopTime } from './shop-clock';

const renderToday = (now?: () => number) => renderHook(() => useShopTime(now).day).result;
const todayAt = (now: number) => renderToday(() => now).current;

it.each([
  ['Pacific/Auckland', '2026-12-25'],
  ['America/New_York', '2026-12-24'],
])(
  'today is the day in the shop’s kitchen, in %s, wherever the device is (case 58)',
  (zone, day) => {
    setSiteConfig(siteWith({ business: { timeZone: zone } }));
    expect(todayAt(Date.parse('2026-12-24T12:00Z'))).toBe(day);
  },
);

it.each([
  ['a minute before midnight', new Date(2026, 11, 31, 23, 59), '2026-12-31'],
  ['at midnight', new Date(2027, 0, 1), '2027-01-01'],
  ['on a leap day', new Date(2028, 1, 29, 23, 59, 59, 999), '2028-02-29'],
  ['on a device that lost its clock', new Date(1970, 0, 1, 12), '1970-01-01'],
])(
  'today is the day on the device’s own calendar for a shop that names no time zone (case 58) %s',
  (_when, now, day) => {
    expect(todayAt(now.getTime())).toBe(day);
  },
);

it('a page that stays open over midnight has it by itself, and after a sleep as soon as someone looks', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 58) });
  const today = renderToday();
  act(() => void jest.advanceTimersByTime(2 * 60_000));
  expect(today.current).toBe('2027-01-01');
  jest.setSystemTime(new Date(2027, 0, 5, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(today.current).toBe('2027-01-05');
});
