import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { structuredData } from './structured-data';
import { updateStructuredData } from './update-structured-data';

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
