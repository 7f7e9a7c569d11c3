import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '../testing/site-config';
import { dayText, nearDayText, shortDayText } from './day-text';

it.each([
  ['2026-12-24', 'Thursday, December 24, 2026'],
  ['2026-02-30', '2026-02-30'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('only a day of the calendar becomes readable: “%s” is “%s”', (date, text) => {
  setSiteConfig(testSiteConfig);
  expect(dayText(date)).toBe(text);
});

it.each([
  { date: '2026-11-30', text: 'Mon, Nov 30' },
  { date: '2027-03-01', text: 'Mon, Mar 1' },
  { date: '2036-11-30', text: 'Sun, Nov 30, 2036' },
  { date: '2025-11-30', text: 'Sun, Nov 30, 2025' },
  { date: 'next Friday', text: 'next Friday' },
])('a short day has its year only if it is far away: $date is $text', ({ date, text }) => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') });
  setSiteConfig(testSiteConfig);
  expect(shortDayText(date)).toBe(text);
  jest.useRealTimers();
});

it('a day is in English like the sentence around it, wherever the shop is', () => {
  setSiteConfig({ ...testSiteConfig, business: { ...testSiteConfig.business, locale: 'de-AT' } });
  expect(dayText('2026-12-24')).toBe('Thursday, December 24, 2026');
});

it.each([
  ['2026-12-20', 'Sunday, December 20'],
  ['2027-12-19', 'Sunday, December 19'],
  ['2027-12-20', 'Monday, December 20, 2027'],
  ['2026-12-19', 'Saturday, December 19, 2026'],
  ['', ''],
])('on December 20, 2026, the day “%s” reads “%s”', (day, text) => {
  setSiteConfig(testSiteConfig);
  expect(nearDayText(day, '2026-12-20')).toBe(text);
});
