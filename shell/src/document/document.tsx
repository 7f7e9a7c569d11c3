import { modulesText } from '@simmer/shared/composed-modules';
import { pageLanguage, type SiteConfig } from '@simmer/shared/config';
import { earlyMenuRequest, requestMenuEarly } from '@simmer/shared/early-menu';
import { inlineCall, inlineJson } from '@simmer/shared/inline-json';
import {
  DISH_ATTRIBUTES,
  PAGE_IDS,
  ROOT_ATTRIBUTES,
  ROUTES,
  SLOT_ATTRIBUTES,
  STYLE_ADDRESS,
} from '@simmer/shared/navigation';
import { parseRegistry, type Registry, REGISTRY_BLOCK } from '@simmer/shared/registry';
import { PRICE_PATTERN_ID, pricePatternOf } from '@simmer/shared/price-pattern';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { captureEvents } from '../hydration/capture-events.es2015';
import { QUEUED_ADDS_KEY } from '../hydration/replay-adds';
import { leaveSecondAddress, otherHosts } from '../hydration/second-address.es2015';
import { EXPECTED_ACCOUNT_KEY, expectAccount } from '../hydration/expected-account';
import { preloadTextFont, TEXT_FONT_KEY } from '../hydration/text-font';
import { OrderByEmail } from './order-by-email';
import { pageHead, pictureOf, type DocumentTheme } from './page-head';
import type { Page } from './document-pages';
import type { RenderedPage } from './render-page';
import { structuredData } from './business-data';

/** What a page's document loads. Addresses are absolute or begin at the shell's root. */
export interface DocumentAssets {
  /** Each with the address of the file it came from, so that the file is not fetched again. */
  styles: readonly { href: string; css: string }[];
  scripts: readonly string[];
  preloads: readonly string[];
  /** Chunks that the page's own scripts will request. They only register their modules, so they may run at any time. */
  chunks: readonly string[];
  /** Hashes of these scripts, preloads and chunks, by address. Older releases have none. */
  integrity?: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, unknown>>;
  /** The look of a shop that differs from the design. */
  theme?: DocumentTheme;
  /** What modules add to the description of the business for search engines. */
  structuredData?: Readonly<Record<string, unknown>>;
}

export function documentOf(
  page: Page,
  { head, body }: RenderedPage,
  site: SiteConfig,
  assets: DocumentAssets,
): string {
  const { business } = site;
  const registry = parseRegistry(assets.blocks[REGISTRY_BLOCK]);
  return lines(
    '<!doctype html>',
    // The home page also sets `data-chips`, once it runs.
    `<html lang="${pageLanguage(site)}"${page.pathname === ROUTES.home ? ' data-chips' : ''} ${ROOT_ATTRIBUTES.modules}="${modulesText(registry)}">`,
    '<head>',
    markup(<meta charSet="utf-8" />),
    markup(
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />,
    ),
    head,
    ...pageHead(page, head, site, assets.theme),
    // The script comes before everything that takes time, so that no tap is lost.
    script(
      inlineCall(
        leaveSecondAddress,
        new URL(business.url).origin,
        otherHosts(business.url, site.firebase.projectId),
        QUEUED_ADDS_KEY,
      ),
    ),
    script(
      inlineCall(captureEvents, QUEUED_ADDS_KEY, DISH_ATTRIBUTES, ROOT_ATTRIBUTES, SLOT_ATTRIBUTES),
    ),
    page.pathname === ROUTES.login ? script(inlineCall(expectAccount, EXPECTED_ACCOUNT_KEY)) : '',
    // The home page needs no preload, because its styles ask for the font early enough.
    page.pathname === ROUTES.home ? '' : script(inlineCall(preloadTextFont, TEXT_FONT_KEY)),
    ...assets.styles.map(styleBlock),
    assets.theme?.css ? `<style>${assets.theme.css}</style>` : '',
    // The scripts come after the styles: Safari requests them at once, and on a slow line the document would wait for
    // them.
    ...assets.scripts.map((src) => markup(<script defer src={src} {...verified(src, assets)} />)),
    ...assets.preloads.map((href) =>
      markup(<link rel="preload" as="script" href={href} {...verified(href, assets)} />),
    ),
    ...assets.chunks.map((src) => markup(<script async src={src} {...verified(src, assets)} />)),
    markup(<link rel="icon" href="/favicon.svg" type="image/svg+xml" />),
    markup(<link rel="apple-touch-icon" href="/apple-touch-icon.png" />),
    markup(<link rel="manifest" href="/site.webmanifest" />),
    ...Object.entries({
      ...assets.blocks,
      [PRICE_PATTERN_ID]: pricePatternOf(business),
    }).map(([id, value]) => jsonBlock(`type="application/json" id="${id}"`, value)),
    '</head>',
    '<body>',
    // Cloudflare rewrites email addresses outside of these comments, and its script to undo that is not allowed.
    '<!--email_off-->',
    `<div id="${PAGE_IDS.root}" ${SLOT_ATTRIBUTES.module}="shell">${body}</div>`,
    markup(<OrderByEmail site={site} />),
    page.pathname === ROUTES.home
      ? jsonBlock(
          'type="application/ld+json"',
          structuredData(site, assets.structuredData ?? {}, pictureOf(assets.theme)?.address),
        )
      : '',
    // Its first request takes the browser a while, so what is painted first comes before it.
    page.pathname === ROUTES.home ? earlyMenuScript(site, registry) : '',
    '<!--/email_off-->',
    '</body>',
    '</html>',
  );
}

/** A preload is used only if these match those of the script. */
function verified(address: string, { integrity }: DocumentAssets) {
  return { crossOrigin: 'anonymous', integrity: integrity?.[address] } as const;
}

function earlyMenuScript(site: SiteConfig, registry: Registry): string {
  const request = earlyMenuRequest(site, registry);
  return request ? script(inlineCall(requestMenuEarly, request.address, request.query)) : '';
}

const script = (code: string) => `<script>${code}</script>`;

const lines = (...parts: readonly string[]) => `${parts.filter(Boolean).join('\n')}\n`;
const markup = (element: ReactElement) => renderToStaticMarkup(element);

function styleBlock({ href, css }: { href: string; css: string }): string {
  // The content is set as HTML, because React would escape it.
  return markup(<style {...{ [STYLE_ADDRESS]: href }} />).replace('></', () => `>${css}</`);
}

function jsonBlock(attributes: string, value: unknown): string {
  return `<script ${attributes}>${inlineJson(value)}</script>`;
}
