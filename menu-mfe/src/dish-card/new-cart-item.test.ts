import { setSiteConfig } from '@simmer/shared/config';
import type { SectionName } from '@simmer/shared/menu';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { aDish } from '../testing/a-dish';
import { newCartItem } from './new-cart-item';

it.each<[SectionName, string, string, '' | null]>([
  ['classics', 'classic_1_Large', '[100]', ''],
  ['monthly', 'classic_1_Large', '[100]', ''],
  ['soup', 'soup_1_Large', '[100]', ''],
  ['desserts', 'classic_1_Large', '[101]', null],
])(
  'a tap on "Add" in the section %s adds a line with the id %s [89], and without a note with the empty value of that section %s',
  (section, id, _statement, modification) => {
    expect(newCartItem(section, 1, aDish(), 'Large', 5000)).toMatchObject({ id, modification });
  },
);

it('the line says how to cook the dish, in the words of its section, unless the dish is ready to eat', () => {
  const cooking = 'Raw: 8 hours on LOW';
  setSiteConfig({
    ...testSiteConfig,
    serving: { classics: { cooking }, soup: { text: 'Ready to eat.' } },
  });
  const lineOf = (section: SectionName, details = {}) =>
    newCartItem(section, 0, aDish({ section, ...details }), 'Large', 5000);
  expect(lineOf('classics')).toMatchObject({ cooking });
  for (const ready of [lineOf('classics', { isReady: true }), lineOf('soup'), lineOf('monthly')])
    expect(ready).not.toHaveProperty('cooking');
});
