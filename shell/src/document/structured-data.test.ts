import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { structuredData } from './structured-data';

describe('the structured data of the business', () => {
  it('is its name and its addresses, from the configuration', () => {
    expect(structuredData(testSiteConfig, {})).toMatchObject({
      '@type': 'FoodEstablishment',
      name: 'Test Kitchen',
      url: 'https://kitchen.test.example/',
      email: 'owner@test.example',
      sameAs: ['https://social.test.example/kitchen'],
      currenciesAccepted: 'USD',
    });
  });

  it('includes what modules add, but no module replaces a property of the shell', () => {
    const hasMenu = { '@type': 'Menu' };
    expect(structuredData(testSiteConfig, { hasMenu, name: 'Another' })).toMatchObject({
      hasMenu,
      name: 'Test Kitchen',
    });
  });
});
