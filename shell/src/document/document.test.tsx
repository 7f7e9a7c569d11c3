import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { documentOf, type DocumentAssets } from './document';
import { PAGES, type Page } from './pages';

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

function htmlOf({ page = home, site = testSiteConfig, ...changed }: Changes = {}): string {
  return documentOf(page, rendered, site, { ...assets, ...changed });
}
interface Changes extends Partial<DocumentAssets> {
  page?: Page;
  site?: typeof testSiteConfig;
}

/** The document as a browser parses it, with scripting off. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

function siteWith(business: Partial<(typeof testSiteConfig)['business']>) {
  return { ...testSiteConfig, business: { ...testSiteConfig.business, ...business } };
}

describe('a page’s document', () => {
  it('names each script and preload with its integrity, to be fetched in the mode of the module that needs it', () => {
    const integrity = {
      '/main.1.js': 'sha384-main',
      'https://menu.test.example/entry.2.js': 'sha384-entry',
    };
    const page = read(htmlOf({ integrity }));
    for (const script of page.querySelectorAll('script[src], link[rel="preload"]'))
      expect(script.getAttribute('crossorigin')).toBe('anonymous');
    const integrityAt = (selector: string) =>
      page.querySelector(selector)?.getAttribute('integrity');
    expect(integrityAt('script[src="/main.1.js"]')).toBe('sha384-main');
    expect(integrityAt('link[rel="preload"][href$="entry.2.js"]')).toBe('sha384-entry');
    expect(integrityAt('script[src="/runtime.1.js"]')).toBeNull();
  });

  it.each([
    ['de-CH', 'en'],
    ['en-GB', 'en-GB'],
  ])('is read aloud as English where prices are written as in %s', (locale, language) => {
    const page = read(htmlOf({ site: siteWith({ locale }) }));
    expect(page.documentElement.getAttribute('lang')).toBe(language);
  });

  it('contains the business’s description, whatever characters it has', () => {
    const description = `Meals & "more" <b>for</b> 'tests'.`;
    const page = read(htmlOf({ site: siteWith({ description }) }));
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      description,
    );
    expect(page.querySelector('b')).toBeNull();
  });
});

describe('what a document carries', () => {
  it('is data, in which "</script>" does not end the block', () => {
    const value = { name: '</script><script>alert(1)</script><!--' };
    const html = htmlOf({ blocks: { 'site-config': value, registry: { modules: {} } } });
    const page = read(html);
    expect(JSON.parse(page.querySelector('#site-config')!.textContent)).toEqual(value);
    expect(page.querySelector('#site-config')?.getAttribute('type')).toBe('application/json');
    expect(JSON.parse(page.querySelector('#registry')!.textContent)).toEqual({ modules: {} });
    expect(html).not.toContain('alert(1)</script>');
  });

  it('is the request for the Monthly Menu, on the home page alone, and not where App Check asks for a token', () => {
    const asks = (changed: Changes) => htmlOf(changed).includes('documents:runQuery');
    const withAppCheck = {
      ...testSiteConfig,
      firebase: { ...testSiteConfig.firebase, appCheckKey: 'key' },
    };
    expect(asks({})).toBe(true);
    expect(asks({ page: cart })).toBe(false);
    expect(asks({ site: withAppCheck })).toBe(false);
  });

  it('is the script that lets a logged-in guest see who they are first, on the log-in page alone', () => {
    const scripts = (page: Page) =>
      [...read(htmlOf({ page })).querySelectorAll('script')].filter(({ textContent }) =>
        textContent.includes('("simmer:account-expected")'),
      );
    expect(scripts(login)).toHaveLength(1);
    expect(scripts(home)).toHaveLength(0);
  });

  it('is the script for early taps, before everything that takes time', () => {
    const page = read(htmlOf());
    const [address, early] = page.querySelectorAll('script');
    expect(address!.textContent).toMatch(/^\(function leaveSecondAddress/);
    expect(early!.textContent).toMatch(/^\(.*simmerEvents.*\)\("simmer:early-adds"\)$/s);
    const later = page.querySelectorAll('style, link:not([rel="canonical"]), script[src], [type]');
    expect(later.length).toBeGreaterThan(0);
    for (const element of later)
      expect(early!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING).toBe(0);
  });

  it('is the structured data of the business and what modules add, which replaces nothing, on the home page only', () => {
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
      hasMenu,
    });
    expect(others).toEqual([]);
    expect(htmlOf({ structuredData, page: cart })).not.toContain('ld+json');
  });
});

describe('the look of a shop of its own', () => {
  it('comes after the styles of the design, as it is', () => {
    const css =
      '@media (forced-colors:none){html:root{--color-ink:#111}}:root{--hero:url("data:,x")}';
    const styles = [...read(htmlOf({ theme: { css } })).querySelectorAll('style')];
    expect(styles.at(-1)?.textContent).toBe(css);
    expect(styles).toHaveLength(assets.styles.length + 1);
  });

  it('tells search engines of no picture that is not its own', () => {
    const image = (theme?: DocumentAssets['theme']) =>
      JSON.parse(
        read(htmlOf(theme && { theme })).querySelector('script[type="application/ld+json"]')
          ?.textContent ?? '',
      ).image;
    expect(image()).toBe('https://kitchen.test.example/og-image.jpg');
    expect(image({ css: '', picture: {} })).toBeUndefined();
    expect(image({ css: '', picture: { address: '/hero.1.webp' } })).toBe(
      'https://kitchen.test.example/hero.1.webp',
    );
  });
});
