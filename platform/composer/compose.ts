import type { ComponentType } from 'react';
import type * as Shell from '../../shell/src/server';
import * as v from 'valibot';
import { CliError, messageOf } from '../base';
import { isModuleName, type ModuleName, REMOTES } from '../modules';
import { remoteBuild, shellFiles } from './build-manifests';
import {
  buildOf,
  type Composition,
  type CompositionInput,
  type LiveRemote,
  type ModuleBuilds,
} from './composition';
import { loadServerBuild, type Provide } from './load-server-build';
import { declaredPlace, placedPages } from './places';
import { publishedScripts, registryOf } from './registry';
import { structuredDataOf } from './structured-data';
import { readStyle } from './styles';
import { documentTheme } from './theme';

type ShellServer = typeof Shell;
type RemoteParts = Parameters<ShellServer['renderPage']>[1];
type PartName = Shell.Page['remotes'][number];

/** Rendering does not wait for anything, so a longer time means that it hangs. */
const RENDER_LIMIT_MS = 2000;

const ShellServerSchema = v.custom<ShellServer>(
  (value) => typeof value === 'object' && value !== null && 'renderPage' in value,
);
const RemoteSchema = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

/**
 * Renders every page of the site from the builds of its modules, without writing a file. The same input gives the same
 * bytes. A remote that cannot be rendered is left out of the HTML, with a warning, and browsers render it later.
 * @throws Error when the shell cannot be rendered, or a build is missing.
 */
export async function compose(input: CompositionInput): Promise<Composition> {
  const { modules } = input;
  const { theme, ...site } = input.site;
  const shell = v.parse(
    ShellServerSchema,
    await loadServerBuild(modules.shell.server, 'server.js', modules.shell.base, () => undefined),
  );
  shell.setSiteConfig(site);

  const live = await liveRemotes(modules);
  const integrity = await publishedScripts(modules);
  const registry = registryOf(input, live, integrity);
  const warnings = new Set<string>();
  shell.setPlaces(registry);
  const pages = [...shell.PAGES, ...placedPages(registry, shell.PAGES)];
  const provide: Provide = (name) => {
    const found = shell.provided[name];
    if (!found) throw new Error(`the shell provides no "${name}"`);
    return found;
  };
  const remotes = await loadRemotes(shell, pages, modules, provide, warnings);
  const files = new Map([
    ['registry.json', JSON.stringify({ ...registry, scripts: integrity })],
    ...shell.siteFiles(site, theme && documentTheme(theme, false)),
  ]);
  for (const page of pages) {
    const rendered = await shell.renderPage(page.pathname, remotes, RENDER_LIMIT_MS);
    const owners = page.remotes.map((name) => remotePart(shell, name).module).join(' or ');
    // A remote that could not be loaded is already among the warnings.
    if (page.remotes.every((name) => remotes[name]))
      for (const problem of rendered.problems)
        warnings.add(
          `${owners || 'The shell'} cannot be rendered on ${page.pathname}: ${messageOf(problem)}`,
        );
    const assets = {
      // A document with the shop's own picture does not need the default one.
      ...(await assetsOf(
        page,
        theme?.picture ? undefined : page.firstPicture,
        shell,
        modules,
        live,
      )),
      integrity,
      structuredData: await structuredDataOf(page, input, provide, warnings),
      blocks: { 'site-config': site, registry },
      ...(theme && { theme: documentTheme(theme, page.firstPicture !== undefined) }),
    };
    files.set(page.file, shell.documentOf(page, rendered, site, assets));
  }
  return { files, warnings: [...warnings] };
}

type LiveRemotes = ReadonlyMap<ModuleName, LiveRemote>;

async function liveRemotes(modules: ModuleBuilds): Promise<LiveRemotes> {
  const live = new Map<ModuleName, LiveRemote>();
  for (const name of REMOTES) {
    const build = modules[name];
    if (!build) continue;
    const place = await declaredPlace(build);
    live.set(name, { ...build, ...(await remoteBuild(build.lists)), place });
  }
  return live;
}

/** The module and the exposed part of a name. The shell lists its own parts; the name of a declared part has both. */
function remotePart({ OWN_PARTS: own }: ShellServer, name: PartName) {
  const [placed = '', part = ''] = name.split('/');
  const known = new Map<string, { module: string; expose: string }>(Object.entries(own)).get(name);
  const { module, expose } = known ?? { module: placed, expose: part };
  if (!isModuleName(module)) throw new CliError(`"${module}" is not a module.`);
  return { module, expose };
}

async function loadRemotes(
  shell: ShellServer,
  pages: readonly Shell.Page[],
  modules: ModuleBuilds,
  provide: Provide,
  warnings: Set<string>,
): Promise<RemoteParts> {
  const parts: RemoteParts = {};
  const names = new Set(pages.flatMap((page) => page.remotes));
  for (const name of names) {
    const { module, expose } = remotePart(shell, name);
    const { server, base } = buildOf(modules, module);
    try {
      const loaded = await loadServerBuild(server, `${expose}.js`, base, provide);
      parts[name] = v.parse(RemoteSchema, loaded).default;
    } catch (error) {
      warnings.add(`${module} cannot be rendered: ${messageOf(error)}`);
    }
  }
  return parts;
}

type Assets = Pick<Shell.DocumentAssets, 'styles' | 'scripts' | 'preloads' | 'chunks'>;

async function assetsOf(
  page: Shell.Page,
  firstPicture: string | undefined,
  shell: ShellServer,
  modules: ModuleBuilds,
  live: LiveRemotes,
): Promise<Assets> {
  const { main, deferred } = await shellFiles(modules.shell.lists);
  const later = page.isDeferred ? deferred : { scripts: [], styles: [] };
  const styles = [...main.styles, ...later.styles].map((file) =>
    readStyle(modules.shell, file, firstPicture),
  );
  const preloads: string[] = [];
  const chunks = later.scripts.map((file) => modules.shell.base + file);
  for (const name of page.remotes) {
    const { module, expose } = remotePart(shell, name);
    const remote = live.get(module);
    const exposed = remote?.exposes.get(expose);
    if (!remote || !exposed)
      throw new CliError(`${module} ${remote?.version ?? ''} does not expose "${expose}".`);
    preloads.push(remote.base + remote.entry);
    chunks.push(...exposed.scripts.map((file) => remote.base + file));
    for (const file of exposed.styles) styles.push(readStyle(remote, file));
  }
  const scripts = main.scripts.map((file) => modules.shell.base + file);
  return { styles, scripts, preloads, chunks };
}
