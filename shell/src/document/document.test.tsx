import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { documentOf, type DocumentAssets } from './document';
import { PAGES, type Page } from './document-pages';

const home = PAGES[0]!;
const login = PAGES.find(({ pathname }) => pathname === '/login')!;
const cart = PAGES.find(({ pathname }) => pathname === '/cart')!;
const rendered = {
  head: '<title>Test Kitchen</title>',
  body: '<main><h1>Slow food</h1></main>',
  problems: [],
};
const assets: DocumentAssets = {
  styles: [
    { href: '/main.1.css', css: '.m > a{color:red}' },
    { href: 'https://menu.test.example/menu.2.css', css: 'b{background:url("a.svg")}' },
  ],
  scripts: ['/runtime.1.js', '/main.1.js'],
  preloads: ['https://menu.test.example/entry.2.js'],
  chunks: ['https://menu.test.example/sections.2.js'],
  blocks: { registry: { modules: {} } },
};

function htmlOf({ page = home, ...changed }: Partial<DocumentAssets> & { page?: Page } = {}) {
  return documentOf(page, rendered, testSiteConfig, { ...assets, ...changed });
}

/** The document as a browser parses it, with scripting off. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('a proxy that rewrites email addresses is asked to leave those of the page alone', () => {
  const html = htmlOf();
  const [, within = ''] = /<!--email_off-->(.*)<!--\/email_off-->/s.exec(html) ?? [];
  expect(within).toContain('href="mailto:');
  expect(html.replace(within, '')).not.toContain('href="mailto:');
});

it('a page’s document names each script and preload with its integrity, to be fetched in the mode that the module needs', () => {
  const integrity = {
    '/main.1.js': 'sha384-main',
    'https://menu.test.example/entry.2.js': 'sha384-entry',
  };
  const page = read(htmlOf({ integrity }));
  for (const script of page.querySelectorAll('script[src], link[rel="preload"]'))
    expect(script.getAttribute('crossorigin')).toBe('anonymous');
  const integrityAt = (selector: string) => page.querySelector(selector)?.getAttribute('integrity');
  expect(integrityAt('script[src="/main.1.js"]')).toBe('sha384-main');
  expect(integrityAt('link[rel="preload"][href$="entry.2.js"]')).toBe('sha384-entry');
  expect(integrityAt('script[src="/runtime.1.js"]')).toBeNull();
});

describe('a document contains', () => {
  it('the releases that it was composed from, at its root, for whoever investigates an error', () => {
    const [version, entry] = ['1.2.0', 'https://menu.test.example/entry.2.js'];
    const registry = { shell: { version: '1.0.0' }, modules: { 'menu-mfe': { version, entry } } };
    for (const page of [home, cart])
      expect(read(htmlOf({ page, blocks: { registry } })).documentElement.dataset.modules).toBe(
        'shell@1.0.0 menu-mfe@1.2.0',
      );
  });

  it('data in which "</script>" does not end the block', () => {
    const value = { name: '</script><script>alert(1)</script><!--' };
    const html = htmlOf({ blocks: { 'site-config': value, registry: { modules: {} } } });
    const page = read(html);
    expect(JSON.parse(page.querySelector('#site-config')!.textContent)).toEqual(value);
    expect(page.querySelector('#site-config')?.getAttribute('type')).toBe('application/json');
    expect(JSON.parse(page.querySelector('#registry')!.textContent)).toEqual({ modules: {} });
    expect(html).not.toContain('alert(1)</script>');
  });

  it('the request for the Monthly Menu on the home page alone, after what is painted first, and on the login page the script that shows logged-in guests their account first', () => {
    const carries = (text: string) =>
      [home, login, cart].map((page) => htmlOf({ page }).includes(text));
    expect(carries('documents:runQuery')).toEqual([true, false, false]);
    expect(htmlOf().indexOf('documents:runQuery')).toBeGreaterThan(htmlOf().indexOf('<h1>'));
    expect(carries('("simmer:account-expected")')).toEqual([false, true, false]);
  });

  it('the script for early taps, before everything that takes time', () => {
    const page = read(htmlOf());
    const [address, early] = page.querySelectorAll('script');
    expect(address!.textContent).toMatch(/^\(function leaveSecondAddress/);
    expect(early!.textContent).toMatch(/^\(.*simmerEvents.*\)\("simmer:early-adds",\{.*\}\)$/s);
    const later = page.querySelectorAll('style, link:not([rel="canonical"]), script[src], [type]');
    expect(later.length).toBeGreaterThan(0);
    for (const element of later)
      expect(early!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING).toBe(0);
  });

  it('the structured data of the business on the home page only, with what modules add, which replaces nothing', () => {
    const hasMenu = { name: '</script><b>Menu</b>' };
    const structuredData = { hasMenu, name: 'Another' };
    const [data, ...others] = [
      ...read(htmlOf({ structuredData })).querySelectorAll('[type="application/ld+json"]'),
    ];
    expect(JSON.parse(data!.textContent)).toMatchObject({
      '@type': 'FoodEstablishment',
      name: 'Test Kitchen',
      url: 'https://kitchen.test.example/',
      email: 'owner@test.example',
      sameAs: ['https://social.test.example/kitchen'],
      currenciesAccepted: 'USD',
      image: 'https://kitchen.test.example/og-image.jpg',
      hasMenu,
    });
    expect(others).toEqual([]);
    expect(htmlOf({ structuredData, page: cart })).not.toContain('ld+json');
  });
});

it('search engines learn where the shop delivers and what it cooks, as configured, and no address of a home', () => {
  const site = {
    ...testSiteConfig,
    business: { ...testSiteConfig.business, cuisine: 'American' },
    texts: { area: 'Springfield' },
  };
  const page = read(documentOf(home, rendered, site, assets));
  const data = JSON.parse(page.querySelector('[type="application/ld+json"]')!.textContent);
  expect(data).toMatchObject({ areaServed: 'Springfield', servesCuisine: 'American' });
  expect(data).not.toHaveProperty('address');
});

test('a shop’s own look comes after the styles of the design, unchanged, and search engines learn of no picture that is not its own', () => {
  const css =
    '@media (forced-colors:none){html:root{--color-ink:#111}}:root{--hero:url("data:,x")}';
  const page = read(htmlOf({ theme: { css, picture: 'drawing' } }));
  const styles = [...page.querySelectorAll('style')];
  expect(styles.at(-1)?.textContent).toBe(css);
  expect(styles).toHaveLength(assets.styles.length + 1);
  const data = page.querySelector('[type="application/ld+json"]')!;
  expect(JSON.parse(data.textContent)).not.toHaveProperty('image');
});
