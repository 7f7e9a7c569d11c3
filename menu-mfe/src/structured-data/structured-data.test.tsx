import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { fixedDish } from '../fixed-menu/fixed-dish';
import { dataFiles, menuItem, structuredData } from './structured-data';
import { updateStructuredData } from './update-structured-data';

describe('the menu for search engines', () => {
  it('has the three fixed sections in page order, each with its URL, its description (the business’s own if there is one), and every dish in every size', () => {
    const texts = { soup: 'From our own garden.' };
    const sections = [
      ['classics', 'Classics', 'Here all year round.'],
      ['soup', 'Soup and Chili', texts.soup],
      ['desserts', 'Desserts', 'Whole pies and pans.'],
    ] as const;
    const hasMenuSection = sections.map(([section, name, description]) => ({
      ...{ '@type': 'MenuSection', name, description },
      url: `https://kitchen.test.example/#${section}`,
      hasMenuItem: testSiteConfig.fixedMenu[section].map((dish) => ({
        name: dish.name,
        offers: dish.sizes.map(({ label }) => ({ name: label })),
      })),
    }));
    const data = structuredData({ ...testSiteConfig, texts });
    expect(data).toMatchObject({ hasMenu: { hasMenuSection }, priceRange: '$13.50 to $50.00' });
  });

  it('has each price as a number with two decimals in the business’s currency', () => {
    const dish = { name: 'Salad', description: 'Green.' };
    expect(
      menuItem(
        fixedDish({ ...dish, sizes: [{ label: 'Large', price: 25, feeds: '2 pounds' }] }),
        'EUR',
      ),
    ).toEqual({
      ...{ '@type': 'MenuItem', name: 'Salad', description: 'Green.' },
      offers: [
        {
          ...{ '@type': 'Offer', name: 'Large', description: '2 pounds' },
          ...{ price: '25.00', priceCurrency: 'EUR' },
          availability: 'https://schema.org/InStock',
        },
      ],
    });
    const business = { ...testSiteConfig.business, currency: 'EUR' };
    expect(JSON.stringify(structuredData({ ...testSiteConfig, business }))).not.toContain('USD');
  });
});

it('the file that carts are compared with contains the configured dishes, each with its drawing', () => {
  const { classics } = testSiteConfig.fixedMenu;
  const tart = { name: 'Tart', description: 'Plum.', sizes: [], plate: 'Tart' };
  const fixedMenu = { ...testSiteConfig.fixedMenu, desserts: [tart] };
  expect(dataFiles({ ...testSiteConfig, fixedMenu })).toMatchObject({
    'menu.json': {
      classics: classics.map((dish) => ({
        ...dish,
        drawing: `classics.svg#${dish.name.replaceAll(' ', '-')}`,
      })),
      desserts: [{ ...tart, drawing: 'plates.svg#Tart' }],
    },
  });
});

const ON_THE_MENU = { isSoldOut: false, isHidden: false, photoColor: '', tags: [] };

it('search engines learn which fixed dishes are sold out or hidden, which are back, and the owner’s prices', () => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const composed = JSON.stringify({ name: 'Simmer', ...structuredData(testSiteConfig) });
  script.textContent = composed;
  document.body.append(script);

  updateStructuredData(
    new Map([
      ['Danish', { ...ON_THE_MENU, isSoldOut: true }],
      ['Key lime pie', { ...ON_THE_MENU, isHidden: true }],
      [
        'Old fashioned ham salad',
        { ...ON_THE_MENU, sizes: [{ label: 'Small', feeds: '', priceCents: 1475 }] },
      ],
    ]),
  );
  const text = script.textContent;
  expect(text).not.toContain('Key lime pie');
  expect(text.match(/SoldOut/g)).toHaveLength(1);
  expect(text).toContain('"14.75"');
  expect(text).not.toContain('"13.50"');
  expect(text).toMatch(/"name":"Danish"[^\]]*SoldOut/);

  updateStructuredData(new Map());
  expect(script.textContent).toBe(composed);
});
