import { pageLanguage, type SiteConfig } from '@simmer/shared/config';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from './document-pages';

/** The color of the navigation bar in the design. */
export const GROUND_DARK = '#123a36';

/** How a shop's look differs from the design, as the composer provides it. */
export interface DocumentTheme {
  /** The shop's colors and, on the home page, its picture. */
  css: string;
  /** The color of the navigation bar. */
  barColor?: string;
  /** The shop's own picture; a drawing is part of the document and has no address. */
  picture?: LinkPicture | 'drawing';
}

/** The picture of a link preview: JPEG or PNG, and its size in pixels. */
interface LinkPicture {
  address: string;
  width: number;
  height: number;
  alt?: string;
}

/** The picture's path in `shell/public`. Services expect 1200 by 630 pixels. */
const PICTURE: LinkPicture = {
  address: '/og-image.jpg',
  width: 1200,
  height: 630,
  alt: 'A slow cooker with painted tulips, steaming on a wooden kitchen counter in the evening.',
};

/**
 * The picture; undefined for a shop whose only picture of its own is a drawing, because no picture is better than
 * another shop's.
 */
export function pictureOf({ picture = PICTURE }: Partial<DocumentTheme> = {}) {
  return picture === 'drawing' ? undefined : picture;
}

/**
 * The elements for search engines, for services that show a link as a card (https://ogp.me), and for the browser's
 * own interface.
 * @param hoisted what React put into the head; its title is also the card's title.
 */
export function pageHead(
  page: Page,
  hoisted: string,
  site: SiteConfig,
  theme?: DocumentTheme,
): readonly string[] {
  const { business } = site;
  const address = new URL(page.pathname, business.url).href;
  const description = page.describe?.(site) ?? business.description;
  const always = [
    named('description', description),
    named('theme-color', theme?.barColor ?? GROUND_DARK),
  ];
  if (!page.isListed) return [...always, named('robots', 'noindex')];
  return [
    ...always,
    renderToStaticMarkup(<link rel="canonical" href={address} />),
    property('og:type', 'website'),
    property('og:site_name', business.name),
    property('og:locale', openGraphLocale(pageLanguage(site))),
    // React has escaped the title for an attribute, too.
    `<meta property="og:title" content="${titleIn(hoisted)}"/>`,
    property('og:description', description),
    property('og:url', address),
    ...cardOf(pictureOf(theme), business.url),
  ];
}

function cardOf(picture: LinkPicture | undefined, shop: string): readonly string[] {
  if (picture === undefined) return [named('twitter:card', 'summary')];
  const { address, ...facts } = picture;
  return [
    property('og:image', new URL(address, shop).href),
    ...Object.entries(facts).map(([name, fact]) => property(`og:image:${name}`, String(fact))),
    named('twitter:card', 'summary_large_image'),
  ];
}

const named = (name: string, content: string) =>
  renderToStaticMarkup(<meta name={name} content={content} />);
const property = (name: string, content: string) =>
  renderToStaticMarkup(<meta property={name} content={content} />);

/** A language without a region gets its most likely one. */
function openGraphLocale(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

function titleIn(hoisted: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(hoisted)?.[1] ?? '';
}
