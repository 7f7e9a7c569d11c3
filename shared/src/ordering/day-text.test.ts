import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '../testing/site-config';
import { dayText, nearDayText } from './day-text';

it.each([
  ['2026-12-24', 'Thursday, December 24, 2026'],
  ['2026-02-30', '2026-02-30'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('only a day of the calendar becomes readable: “%s” is “%s”', (date, text) => {
  setSiteConfig(testSiteConfig);
  expect(dayText(date)).toBe(text);
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
