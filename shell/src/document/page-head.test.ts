import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GROUND_DARK, pageHead, type DocumentTheme } from './page-head';
import { PAGES } from './document-pages';

const pageAt = (pathname: string) => PAGES.find((page) => page.pathname === pathname)!;
const headOf = (pathname: string, hoisted = '<title>A &amp; B</title>', site = testSiteConfig) =>
  pageHead(pageAt(pathname), hoisted, site);

/** The content of each element in the head, by the name or property of its meta, or the rel of its link. */
function contentByName(head: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(
    head.map((markup) => {
      const [, key = ''] = /(?:name|property|rel)="([^"]*)"/.exec(markup) ?? [];
      return [key, /(?:content|href)="([^"]*)"/.exec(markup)?.[1]];
    }),
  );
}

describe('a search engine', () => {
  it.each([
    ['/', 'Meals for tests.'],
    ['/instructions', 'How to cook a meal from Test Kitchen'],
  ])('finds at %s its address and a description of its own', (pathname, description) => {
    expect(contentByName(headOf(pathname))).toMatchObject({
      description: expect.stringContaining(description),
      canonical: `https://kitchen.test.example${pathname}`,
    });
  });

  it.each(['/cart', '/404'])(
    'is asked not to list %s, a page that nobody should be sent to',
    (pathname) => {
      const told = contentByName(headOf(pathname));
      expect(told).toMatchObject({ robots: 'noindex', description: 'Meals for tests.' });
      expect(told).not.toHaveProperty('canonical');
      expect(told).not.toHaveProperty('og:title');
    },
  );
});

describe('a link to a page, shown as a card by a messenger', () => {
  it('has the page’s title, the business’s name and description, and absolute addresses', () => {
    expect(contentByName(headOf('/'))).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Test Kitchen',
      'og:title': 'A &amp; B',
      'og:description': 'Meals for tests.',
      'og:url': 'https://kitchen.test.example/',
      'og:image': 'https://kitchen.test.example/og-image.jpg',
      'og:image:alt': expect.stringContaining('slow cooker'),
      'twitter:card': 'summary_large_image',
    });
  });

  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['de-AT', 'en_US'],
  ])('with the locale %s is marked %s', (locale, marked) => {
    const site = { ...testSiteConfig, business: { ...testSiteConfig.business, locale } };
    expect(contentByName(headOf('/', '', site))).toMatchObject({ 'og:locale': marked });
  });
});

test('the browser’s own frame has the color of the site’s bar', () => {
  const tokens = readFileSync(resolve(__dirname, '../../../shared/src/ui/tokens.css'), 'utf8');
  expect(/--color-ground-dark:\s*(#\w+)/.exec(tokens)?.[1]).toBe(GROUND_DARK);
  expect(contentByName(headOf('/cart'))).toMatchObject({ 'theme-color': GROUND_DARK });
});

test('a shop with its own look has the color of its bar in the browser’s frame, and is shared with its own photo, or without a picture', () => {
  const themed = (theme: DocumentTheme) =>
    contentByName(pageHead(pageAt('/'), '', testSiteConfig, theme));
  const photo = themed({ css: '', picture: { address: '/hero.1.jpg', width: 1600, height: 1200 } });
  expect(photo).toMatchObject({
    'og:image': 'https://kitchen.test.example/hero.1.jpg',
    'og:image:width': '1600',
    'og:image:height': '1200',
  });
  expect(photo).not.toHaveProperty('og:image:alt');
  const drawn = themed({ css: '', picture: 'drawing', barColor: '#3d2238' });
  expect(drawn).toMatchObject({ 'twitter:card': 'summary', 'theme-color': '#3d2238' });
  expect(drawn).not.toHaveProperty('og:image');
});
