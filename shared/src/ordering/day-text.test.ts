import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { dayText, nearDayText, shortDayText } from './day-text';

it.each([
  ['2026-12-24', 'Thursday, December 24, 2026'],
  ['2026-02-30', '2026-02-30'],
  ['', ''],
])('only a day of the calendar is written out: “%s” is “%s”', (date, text) => {
  expect(dayText(date)).toBe(text);
});

it.each([
  { date: '2026-11-30', near: 'Monday, November 30', short: 'Mon, Nov 30' },
  { date: '2036-11-30', near: 'Sunday, November 30, 2036', short: 'Sun, Nov 30, 2036' },
  { date: '2025-11-30', near: 'Sunday, November 30, 2025', short: 'Sun, Nov 30, 2025' },
  { date: 'next Friday', near: 'next Friday', short: 'next Friday' },
])('a day has its year only if it is far away: $date is $near and $short', (day) => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00Z') });
  expect(nearDayText(day.date)).toBe(day.near);
  expect(shortDayText(day.date)).toBe(day.short);
});

it('a day is in English like the sentence around it, wherever the shop is', () => {
  setSiteConfig(siteWith({ business: { locale: 'de-AT' } }));
  expect(dayText('2026-12-24')).toBe('Thursday, December 24, 2026');
});
