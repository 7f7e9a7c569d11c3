import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { readableDay } from './readable-day';

it.each([
  ['2026-12-24', 'Thursday, December 24, 2026'],
  ['2026-02-30', '2026-02-30'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('only a day of the calendar becomes readable: “%s” is “%s”', (date, text) => {
  setSiteConfig(testSiteConfig);
  expect(readableDay(date)).toBe(text);
});

it('a day is in English like the sentence around it, wherever the shop is', () => {
  setSiteConfig({ ...testSiteConfig, business: { ...testSiteConfig.business, locale: 'de-AT' } });
  expect(readableDay('2026-12-24')).toBe('Thursday, December 24, 2026');
});
