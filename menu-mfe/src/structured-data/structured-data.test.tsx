import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { fixedDishes } from '@simmer/shared/menu';
import { aDish } from '../testing/a-dish';
import { menuItem } from './schema-item';
import { dataFiles, structuredData } from './structured-data';
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
    const sizes = [{ label: 'Large', priceCents: 2500, feeds: '2 pounds' }];
    expect(menuItem(aDish({ name: 'Salad', description: 'Green.', sizes }), 'EUR')).toEqual({
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
  const tart = {
    ...{ name: 'Tart', description: 'Plum.', plate: 'Tart' as const },
    sizes: [{ label: 'Whole', price: 20 }],
  };
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

it('search engines learn which dishes are sold out or hidden, which are back, which are the owner’s own, and her prices', () => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const composed = JSON.stringify({ name: 'Simmer', ...structuredData(testSiteConfig) });
  script.textContent = composed;
  document.body.append(script);
  const [classics, soup, desserts] = (['classics', 'soup', 'desserts'] as const).map((section) =>
    fixedDishes(section, testSiteConfig.fixedMenu),
  );
  const update = (now: typeof classics, sweets: typeof classics) =>
    updateStructuredData(
      new Map([
        ['classics', now ?? []],
        ['soup', soup ?? []],
        ['desserts', sweets ?? []],
      ]),
      testSiteConfig.business,
    );

  const sizes = [{ label: 'Small', feeds: '', priceCents: 175 }];
  update(
    classics?.map((dish) => (dish.name === 'Old fashioned ham salad' ? { ...dish, sizes } : dish)),
    [
      ...(desserts ?? [])
        .filter(({ name }) => name !== 'Key lime pie')
        .map((dish) => ({ ...dish, isSoldOut: dish.name === 'Danish' })),
      aDish({ name: 'PLUM TART' }),
    ],
  );
  const text = script.textContent;
  expect(text).not.toContain('Key lime pie');
  expect(text).toContain('PLUM TART');
  expect(text.match(/SoldOut/g)).toHaveLength(1);
  expect(text).toContain('"1.75"');
  expect(text).toContain('"priceRange":"$1.75 to $50.00"');
  expect(text).not.toContain('"13.50"');
  expect(text).toMatch(/"name":"Danish"[^\]]*SoldOut/);

  updateStructuredData(new Map(), testSiteConfig.business);
  expect(script.textContent).not.toContain('priceRange');

  update(classics, desserts);
  expect(JSON.parse(script.textContent)).toEqual(JSON.parse(composed));
});
