import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { CliError } from '../../platform/base';
import { builtModules, compose, loadServerBuild, shellFiles } from '../../platform/composer';
import type { CloudEndpoints } from '../../platform/local-cloud';
import type { RemoteName } from '../../platform/modules';
import { buildsDirectory } from '../build/build-variants';
import type * as Prerender from '../sources/prerender';

export type Origins = Readonly<Record<RemoteName, string>>;

/** What every document is made from. */
export interface Shop {
  root: string;
  site: SiteConfig;
  localCloud: CloudEndpoints;
}

const PrerenderSchema = v.custom<typeof Prerender>(
  (value) => typeof value === 'object' && value !== null && 'homeDocument' in value,
);

/** Files of a site by name; `index.html` is the home page. */
export type Files = ReadonlyMap<string, string>;

/**
 * Our own pages with their files, composed from the last build of each module.
 * @throws CliError when a part could not be rendered, because such a composition is never released.
 */
export async function composedFiles(
  { root, site, localCloud }: Shop,
  origins: Origins,
): Promise<Files> {
  const modules = await builtModules(root, origins);
  const { files, warnings } = await compose({ modules, site, localCloud });
  if (!files.has('index.html') || warnings.length > 0)
    throw new CliError(`The home page is not complete: ${warnings.join('; ')}`);
  return files;
}

/**
 * The home page of another build: prerendered with inlined styles, or empty with linked ones.
 * @param client the folder of the shell's files for browsers.
 */
export async function bundleDocument(
  { site, localCloud }: Shop,
  client: string,
  isRendered: boolean,
): Promise<string> {
  const directory = join(buildsDirectory, 'prerender');
  const build = await loadServerBuild(directory, 'prerender.js', '/', () => undefined);
  const { homeDocument } = v.parse(PrerenderSchema, build);
  const { scripts, styles } = await shellFiles(client);
  const inlined = (file: string) => ({
    href: `/${file}`,
    css: readFileSync(join(client, file), 'utf8'),
  });
  const assets = {
    scripts: scripts.map((file) => `/${file}`),
    styles: isRendered ? styles.map(inlined) : [],
    blocks: { 'site-config': site, registry: { modules: {}, localCloud } },
  };
  const html = withoutInlineScripts(await homeDocument(site, assets, isRendered));
  return isRendered ? html : withStylesheets(html, styles);
}

// The documents are ours and have few forms, so patterns are enough. A change without a match is an error, so that no
// variant is measured without its change.

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>\n?/g;
const SCRIPT_PRELOAD = /<link\b(?=[^>]*rel="(?:module)?preload")(?=[^>]*as="script")[^>]*>\n?/g;

/** @throws Error when no script was removed. */
function withoutScriptsThat(isRemoved: (attributes: string) => boolean, html: string): string {
  const after = html.replace(SCRIPT, (script, attributes: string) =>
    isRemoved(attributes) ? '' : script,
  );
  if (after === html) throw new Error('The document has no script to remove.');
  return after;
}

/** The template of the early Monthly Menu. Its script removes it, and React does not expect it. */
const TEMPLATE = /<template>[\s\S]*?<\/template>/g;

/** The document without its inline scripts (event replay, the early menu). Its script files and its JSON stay. */
export const withoutInlineScripts = (html: string) =>
  withoutScriptsThat((attributes) => !/\bsrc=|application\//.test(attributes), html).replace(
    TEMPLATE,
    '',
  );

/** The document without scripts, their preloads, and their data. Search engines read JSON-LD, so it stays. */
export const withoutScripts = (html: string) =>
  withoutScriptsThat((attributes) => !attributes.includes('ld+json'), html)
    .replace(SCRIPT_PRELOAD, '')
    .replace(TEMPLATE, '');

/** The document with these stylesheets linked at the end of its head, as a build tool does. */
export function withStylesheets(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link href="/${file}" rel="stylesheet">\n`).join('');
  if (!html.includes('</head>')) throw new Error('The document has no </head>.');
  return html.replace('</head>', () => `${links}</head>`);
}

/** The files with a change of the home page. */
export const withHomePage = (files: Files, change: (html: string) => string): Files =>
  new Map(files).set('index.html', change(files.get('index.html') ?? ''));

/** The document with an inline script before everything else in its head. */
export function withScript(html: string, script: string): string {
  if (!html.includes('<head>')) throw new Error('The document has no <head>.');
  return html.replace('<head>', () => `<head><script>${script}</script>`);
}
