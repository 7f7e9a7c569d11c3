import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { shopWeek } from './shop-week';

afterEach(() => jest.restoreAllMocks());

const firstDayIn = (locale: string) => {
  setSiteConfig(siteWith({ business: { locale } }));
  return shopWeek()[0];
};

it.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
])('the week of a shop begins as in its country: %s', (locale, day) => {
  expect(firstDayIn(locale)).toBe(day);
});

it('a week begins on Sunday where the browser does not know better', () => {
  jest.spyOn(Reflect, 'get').mockReturnValue(undefined);
  expect(firstDayIn('de-DE')).toBe(0);
});
