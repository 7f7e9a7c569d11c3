import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { structuredData } from './structured-data';

describe('what search engines read of the business', () => {
  it('is who it is, where it is found and how it is paid, in its own words', () => {
    expect(structuredData(testSiteConfig, {})).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishment',
      name: 'Test Kitchen',
      description: 'Meals for tests.',
      url: 'https://kitchen.test.example/',
      email: 'owner@test.example',
      sameAs: ['https://social.test.example/kitchen'],
      currenciesAccepted: 'USD',
    });
  });

  it('is what modules know of it, too, but no module speaks for the shell', () => {
    const hasMenu = { '@type': 'Menu' };
    expect(structuredData(testSiteConfig, { hasMenu, name: 'Another' })).toMatchObject({
      hasMenu,
      name: 'Test Kitchen',
    });
  });
});
