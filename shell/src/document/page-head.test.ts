import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GROUND_DARK, type DocumentTheme } from './document-theme';
import { pageHead } from './page-head';
import { PAGES } from './pages';

const pageAt = (pathname: string) => PAGES.find((page) => page.pathname === pathname)!;
const headOf = (pathname: string, hoisted = '<title>A title</title>', site = testSiteConfig) =>
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
    'is asked not to list %s, which nobody should be sent to',
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
      'og:title': 'A title',
      'og:description': 'Meals for tests.',
      'og:url': 'https://kitchen.test.example/',
      'og:image': 'https://kitchen.test.example/og-image.jpg',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has a picture that exists, in the size that the markup states', () => {
    const { width, height } = jpegSize(resolve(__dirname, '../../public/og-image.jpg'));
    expect(contentByName(headOf('/'))).toMatchObject({
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': expect.stringContaining('slow cooker'),
    });
  });

  it.each([
    ['en-US', 'en_US'],
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

/** For a baseline JPEG, read from its frame header (ITU-T T.81, B.2.2). */
function jpegSize(path: string): { width: number; height: number } {
  expect(existsSync(path)).toBe(true);
  const bytes = readFileSync(path);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return { height: bytes.readUInt16BE(frame + 5), width: bytes.readUInt16BE(frame + 7) };
}

describe('a shop with a look of its own', () => {
  const themed = (theme: DocumentTheme) =>
    contentByName(pageHead(pageAt('/'), '<title>A title</title>', testSiteConfig, theme));

  it('has the color of its own bar in the browser’s frame, and is shared with its own photo, or without a picture', () => {
    expect(themed({ css: '', picture: { address: '/hero.1.webp' } })).toMatchObject({
      'og:image': 'https://kitchen.test.example/hero.1.webp',
      'twitter:card': 'summary_large_image',
    });
    const drawn = themed({ css: '', picture: {}, barColor: '#3d2238' });
    expect(drawn).toMatchObject({ 'twitter:card': 'summary', 'theme-color': '#3d2238' });
    expect(drawn).not.toHaveProperty('og:image');
  });
});
