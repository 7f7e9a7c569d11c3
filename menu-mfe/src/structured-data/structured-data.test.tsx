import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { CLASSICS } from '../fixed-menu/classics';
import { DESSERTS } from '../fixed-menu/desserts';
import { SOUPS } from '../fixed-menu/soups';
import { fixedDish } from '../fixed-menu/fixed-dish';
import { menuItem, structuredData } from './structured-data';
import { updateStructuredData } from './update-structured-data';

interface Section {
  name: string;
  hasMenuItem: { name: string; offers: { name: string }[] }[];
}

const sections = (): Section[] => {
  const { hasMenu } = structuredData(testSiteConfig) as { hasMenu: { hasMenuSection: Section[] } };
  return hasMenu.hasMenuSection;
};

describe('the menu for search engines', () => {
  it('has the three fixed sections in page order, each with its URL', () => {
    expect(sections()).toMatchObject([
      { '@type': 'MenuSection', name: 'Classics', url: 'https://kitchen.test.example/#classics' },
      { '@type': 'MenuSection', name: 'Soup and Chili', url: 'https://kitchen.test.example/#soup' },
      { '@type': 'MenuSection', name: 'Desserts', url: 'https://kitchen.test.example/#desserts' },
    ]);
  });

  it('describes a section as the page does, also in the business’s own words', () => {
    const texts = { soup: 'From our own garden.' };
    expect(structuredData({ ...testSiteConfig, texts })).toMatchObject({
      hasMenu: {
        hasMenuSection: [
          { description: 'Here all year round.' },
          { description: 'From our own garden.' },
          {},
        ],
      },
    });
  });

  it('has every dish on the cards, with every size', () => {
    const listed = sections().flatMap(({ hasMenuItem }) =>
      hasMenuItem.map(({ name, offers }) => [name, ...offers.map((offer) => offer.name)]),
    );
    const shown = [...CLASSICS, ...SOUPS, ...DESSERTS].map(({ name, sizes }) => [
      name,
      ...sizes.map(({ label }) => label),
    ]);
    expect(listed).toEqual(shown);
  });

  it('has each price as a number with two decimals, in the business’s currency', () => {
    const business = { ...testSiteConfig.business, currency: 'EUR' };
    const text = JSON.stringify(structuredData({ ...testSiteConfig, business }));
    expect(text).toContain(
      JSON.stringify({
        '@type': 'Offer',
        name: 'Large',
        description: '2 pounds',
        price: '25.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      }),
    );
    expect(text).not.toContain('USD');
  });

  it('says which diets a dish is suited for, in schema.org’s words', () => {
    const dish = { name: 'Salad', description: '', sizes: [] };
    const tagged = fixedDish({ ...dish, tags: ['Vegan', 'Gluten-free', 'nuts'] });
    expect(menuItem(tagged, 'USD')).toMatchObject({
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
    });
    expect(menuItem(fixedDish({ ...dish, tags: ['nuts'] }), 'USD')).not.toHaveProperty(
      'suitableForDiet',
    );
  });
});

const ON_THE_MENU = { isSoldOut: false, isHidden: false, picture: '' };

it('search engines learn which fixed dishes are sold out or hidden, and when they are back', () => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const composed = JSON.stringify({ name: 'Simmer', ...structuredData(testSiteConfig) });
  script.textContent = composed;
  document.body.append(script);

  updateStructuredData(
    new Map([
      ['Danish', { ...ON_THE_MENU, isSoldOut: true }],
      ['Key lime pie', { ...ON_THE_MENU, isHidden: true }],
    ]),
  );
  const text = script.textContent;
  expect(text).not.toContain('Key lime pie');
  expect(text.match(/SoldOut/g)).toHaveLength(1);
  expect(text).toMatch(/"name":"Danish"[^\]]*SoldOut/);

  updateStructuredData(new Map());
  expect(script.textContent).toBe(composed);
});
