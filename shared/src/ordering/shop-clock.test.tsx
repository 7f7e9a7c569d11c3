import { act, renderHook } from '@testing-library/react';
import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { useShopTime } from './shop-clock';

it.each([
  ['Pacific/Auckland', '2026-12-25'],
  ['America/New_York', '2026-12-24'],
])(
  'today is the day in the shop’s kitchen, in %s, wherever the device is (case 58)',
  (zone, day) => {
    setSiteConfig(siteWith({ business: { timeZone: zone } }));
    const noon = Date.parse('2026-12-24T12:00Z');
    expect(renderHook(() => useShopTime(() => noon)).result.current.day).toBe(day);
  },
);

it('a page that stays open past midnight changes to the new day on the device’s own calendar, and after a sleep as soon as someone looks (case 58)', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 58) });
  const { result: today } = renderHook(() => useShopTime().day);
  act(() => void jest.advanceTimersByTime(119_999));
  expect(today.current).toBe('2026-12-31');
  act(() => void jest.advanceTimersByTime(1));
  expect(today.current).toBe('2027-01-01');
  jest.setSystemTime(new Date(2027, 0, 5, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(today.current).toBe('2027-01-05');
});
