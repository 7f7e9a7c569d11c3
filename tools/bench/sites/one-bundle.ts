import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { CliError, messageOf } from '../../../platform/base';
import { loadServerBuild, shellFiles } from '../../../platform/composer';
import type { CloudEndpoints } from '../../../platform/local-cloud';
import { buildsDirectory } from '../build/build-variants';
import type * as Prerender from '../sources/prerender';
import { withoutInlineScripts, withStylesheets } from './html';
import { portOf } from './ports';
import type { SiteFiles } from './site';

type PrerenderBuild = typeof Prerender;

const PrerenderSchema = v.custom<PrerenderBuild>(
  (value) => typeof value === 'object' && value !== null && 'renderHome' in value,
);

/** The server build of the one-bundle variants, ready to render. */
async function loadPrerender(root: string, site: SiteConfig): Promise<PrerenderBuild> {
  const directory = join(buildsDirectory(root), 'prerender');
  const loaded = await loadServerBuild(directory, 'prerender.js', '/', () => undefined);
  const prerender = v.parse(PrerenderSchema, loaded);
  prerender.setSiteConfig(site);
  return prerender;
}

/**
 * The document of a page that the browser renders, its scripts and styles linked from a build.
 * @param client the folder of that build.
 */
export async function emptyDocument(
  root: string,
  client: string,
  site: SiteConfig,
  localCloud: CloudEndpoints,
): Promise<string> {
  const prerender = await loadPrerender(root, site);
  const { scripts, styles } = await shellFiles(client);
  const html = prerender.homeDocument(prerender.NOTHING_RENDERED, site, {
    scripts: scripts.map((file) => `/${file}`),
    styles: [],
    preloads: [],
    chunks: [],
    blocks: { 'site-config': site, registry: { modules: {}, localCloud } },
  });
  return withStylesheets(
    withoutInlineScripts(html),
    styles.map((file) => `/${file}`),
  );
}

/** The same page rendered ahead, with its styles inlined as the composer does it. */
async function prerenderedDocument(
  root: string,
  client: string,
  site: SiteConfig,
  localCloud: CloudEndpoints,
): Promise<string> {
  const prerender = await loadPrerender(root, site);
  const { scripts, styles } = await shellFiles(client);
  const rendered = await prerender.renderHome();
  if (rendered.problems.length > 0)
    throw new CliError(
      `The one bundle's page was not rendered whole: ${rendered.problems.map(messageOf).join('; ')}`,
    );
  const html = prerender.homeDocument(rendered, site, {
    scripts: scripts.map((file) => `/${file}`),
    styles: styles.map((file) => ({
      href: `/${file}`,
      css: readFileSync(join(client, file), 'utf8'),
    })),
    preloads: [],
    chunks: [],
    blocks: { 'site-config': site, registry: { modules: {}, localCloud } },
  });
  return withoutInlineScripts(html);
}

/** The same site as one bundle: rendered by the browser, and rendered ahead. */
export async function oneBundleSite(
  root: string,
  site: SiteConfig,
  localCloud: CloudEndpoints,
): Promise<{ files: SiteFiles; html: string; prerendered: string }> {
  const client = join(buildsDirectory(root), 'bundle');
  return {
    files: { port: portOf('bundle', 'shell'), client, remotes: [] },
    html: await emptyDocument(root, client, site, localCloud),
    prerendered: await prerenderedDocument(root, client, site, localCloud),
  };
}
