import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../platform/base';
import { readSiteConfig, type Site } from '../shell/tools/site-config';
import { builtModules, compose, readBuild } from '../platform/composer';
import { listen, NO_SERVICES, remoteHandler, siteHandler } from '../platform/hosting';
import { freePorts } from '../platform/local-cloud';
import {
  entryOf,
  moduleOrigin,
  type PerModule,
  perModule,
  perRemote,
  REMOTES,
} from '../platform/modules';
import { buildsDirectory } from './build/build-variants';
import { federatedPort } from './build/federated-ports';
import type * as Prerender from './sources/prerender';

/** The compared ways to build the same site, in the order of the tables. docs/performance.md describes them. */
export type VariantName = 'Simmer' | 'One bundle, prerendered' | 'Plain federation' | 'No scripts';

export const canOrder = (name: VariantName) => name !== 'No scripts';

/** Files of a site by name; `index.html` is the home page. */
type Files = ReadonlyMap<string, string>;

interface Variant {
  /** The folder of a module's files for browsers. */
  clientOf: (name: string) => string;
  /** The remotes with their own origin. */
  remotes: readonly string[];
  files: (origins: Readonly<Record<string, string>>) => Promise<Files>;
  /** Free ports by default. */
  ports?: Readonly<PerModule<number>>;
}

/**
 * Serves every variant until this program ends. All of them use the same local cloud.
 * @returns the address of each variant's home page.
 * @throws CliError when a build is missing or a port is taken.
 */
export async function startSites(
  root: string,
  localCloud: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<VariantName, string>> {
  const site = await readSiteConfig(root);
  const composed = (change: (html: string) => string): Variant => ({
    clientOf: (name) => join(root, name, 'dist/client'),
    remotes: REMOTES,
    async files(origins) {
      const modules = builtModules(root, origins);
      const { files, warnings } = await compose({ modules, site, localCloud });
      const home = files.get('index.html');
      if (home === undefined || warnings.length > 0)
        throw new CliError(`The home page is not complete: ${warnings.join('; ')}`);
      return new Map(files).set('index.html', change(home));
    },
  });
  const bundle = join(buildsDirectory, 'bundle');
  const plain = (name: string) => join(buildsDirectory, 'plain', name);
  const home = async (client: string, isRendered: boolean) =>
    new Map([
      ['index.html', await homeDocument(client, isRendered, site, localCloud)],
      ['menu.json', JSON.stringify(site.fixedMenu)],
    ]);

  const variants = new Map<VariantName, Variant>([
    ['Simmer', composed((html) => html)],
    [
      'One bundle, prerendered',
      { clientOf: () => bundle, remotes: [], files: () => home(bundle, true) },
    ],
    [
      'Plain federation',
      {
        clientOf: plain,
        remotes: REMOTES,
        files: () => home(plain('shell'), false),
        ports: perModule(federatedPort),
      },
    ],
    ['No scripts', composed(withoutScripts)],
  ]);
  const sites = new Map<VariantName, string>();
  for (const [name, variant] of variants) sites.set(name, await serve(variant, localCloud));
  return sites;
}

async function serve(
  { clientOf, remotes, files, ports }: Variant,
  localCloud: Readonly<Record<string, string>>,
): Promise<string> {
  const at = ports ?? (await freePorts());
  const origins = perRemote((remote) => moduleOrigin(entryOf(at, remote)));
  const shell = moduleOrigin(at.shell);
  const pathOf = (name: string) => join(clientOf('shell'), name);
  const site = { composed: await files(origins), pathOf };
  const allowed = {
    remotes: remotes.map((remote) => entryOf(origins, remote)),
    pictures: remotes.map((remote) => entryOf(origins, remote)),
    localServices: Object.values(localCloud),
    // The builds that Simmer is compared with have scripts without integrity.
    localModules: true,
    services: NO_SERVICES,
  };
  await listen(
    at.shell,
    siteHandler(() => Promise.resolve(site), allowed),
  );
  for (const remote of remotes)
    await listen(entryOf(at, remote), remoteHandler(clientOf(remote), shell));
  return `${shell}/`;
}

const PrerenderSchema = v.custom<typeof Prerender>(
  (value) => typeof value === 'object' && value !== null && 'homeDocument' in value,
);

/**
 * The home page of another build: either prerendered with inlined styles or empty with linked ones.
 * @param client the folder of the shell's files for browsers.
 */
async function homeDocument(
  client: string,
  isRendered: boolean,
  { theme, services, ...site }: Site,
  localCloud: Readonly<Record<string, string>>,
): Promise<string> {
  const require = createRequire(import.meta.url);
  const build: unknown = require(join(buildsDirectory, 'prerender/prerender.cjs'));
  const { scripts, styles } = (await readBuild(client)).first;
  const inlined = (file: string) => ({
    href: `/${file}`,
    css: readFileSync(join(client, file), 'utf8'),
  });
  const assets = {
    scripts: scripts.map((file) => `/${file}`),
    styles: isRendered ? styles.map(inlined) : [],
    blocks: { 'site-config': site, registry: { modules: {}, localCloud } },
  };
  const html = withoutInlineScripts(
    await v.parse(PrerenderSchema, build).homeDocument(site, assets, isRendered),
  );
  if (isRendered) return html;
  const links = styles.map((file) => `<link href="/${file}" rel="stylesheet">\n`).join('');
  // Without this, the offer to order by email would be painted until the later chunk with its styles arrives.
  return changed(changed(html, ORDER_BY_EMAIL, ''), '</head>', `${links}</head>`);
}

// The documents are ours and have few forms, so patterns are enough. A change without a match is an error, so that no
// variant is measured without its change.
function changed(html: string, pattern: RegExp | string, replacement: string): string {
  if (html.search(pattern) < 0)
    throw new Error(`The document has nothing like ${String(pattern)}.`);
  return html.replace(pattern, () => replacement);
}

/** The template of the early Monthly Menu. Its script removes it, and React does not expect it. */
const TEMPLATE = /<template>[\s\S]*?<\/template>/g;
const ORDER_BY_EMAIL = /<aside\b[\s\S]*?<\/aside>\n?/;
const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>\n?/g;
/** Search engines read JSON-LD, so it stays. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>\n?/g;
const SCRIPT_PRELOAD = /<link\b(?=[^>]*rel="(?:module)?preload")(?=[^>]*as="script")[^>]*>\n?/g;

/** The document without event replay and the early menu. Its script files and its JSON stay. */
const withoutInlineScripts = (html: string) =>
  changed(html, INLINE_SCRIPT, '').replace(TEMPLATE, '');

/** The document without scripts, their preloads, and their data. */
const withoutScripts = (html: string) =>
  changed(html, SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(TEMPLATE, '');
