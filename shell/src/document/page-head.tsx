import { pageLanguage, type SiteConfig } from '@simmer/shared/config';
import { renderToStaticMarkup } from 'react-dom/server';
import { GROUND_DARK, type DocumentTheme } from './document-theme';
import type { Page } from './pages';

/** The picture of a link preview; services expect 1200 by 630 pixels. */
interface Card {
  path: string;
  size?: { width: number; height: number };
  alt?: string;
}

/** `shell/public/og-image.jpg`. */
const PICTURE: Card = {
  path: '/og-image.jpg',
  size: { width: 1200, height: 630 },
  alt: 'A slow cooker with painted tulips, steaming on a wooden kitchen counter in the evening.',
};

/** Undefined for a shop whose only picture of its own is a drawing: no picture is better than another shop's. */
export function cardOf(theme: DocumentTheme | undefined): Card | undefined {
  if (!theme?.picture) return PICTURE;
  const { address } = theme.picture;
  return address === undefined ? undefined : { path: address };
}

/**
 * For search engines, for services that show a link as a card (https://ogp.me), and for the browser's own interface.
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
    property('og:title', titleIn(hoisted) ?? business.name),
    property('og:description', description),
    property('og:url', address),
    ...pictureOf(cardOf(theme), business.url),
  ];
}

function pictureOf(card: Card | undefined, shop: string): readonly string[] {
  if (!card) return [named('twitter:card', 'summary')];
  const { path, size, alt } = card;
  return [
    property('og:image', new URL(path, shop).href),
    ...(size
      ? [
          property('og:image:width', String(size.width)),
          property('og:image:height', String(size.height)),
        ]
      : []),
    ...(alt === undefined ? [] : [property('og:image:alt', alt)]),
    named('twitter:card', 'summary_large_image'),
  ];
}

const named = (name: string, content: string) =>
  renderToStaticMarkup(<meta name={name} content={content} />);
const property = (name: string, content: string) =>
  renderToStaticMarkup(<meta property={name} content={content} />);

function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function titleIn(hoisted: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(hoisted)?.[1];
  return title?.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
