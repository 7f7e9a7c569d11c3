import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import type * as Shell from '../../shell/src/server';
import * as v from 'valibot';
import { CliError, messageOf } from '../base';
import { REMOTES, type ModuleName, type RemoteName } from '../modules';
import { remoteBuild, shellFiles, type RemoteBuild } from './built-files';
import type { Composition, CompositionInput, ModuleBuild } from './composition';
import { inlinedPicture } from './inlined-picture';
import { keptAddress } from './kept-address';
import { loadServerBuild, type Provide } from './load-server-build';
import { publishedScripts, registryOf } from './registry';
import { structuredDataOf } from './structured-data';
import { absoluteUrls } from './absolute-urls';

type ShellServer = typeof Shell;
type RemoteParts = Parameters<ShellServer['renderPage']>[1];

/** Rendering waits for nothing, so more than this means that it hangs. */
const RENDER_LIMIT_MS = 2000;

const ShellServerSchema = v.custom<ShellServer>(
  (value) => typeof value === 'object' && value !== null && 'renderPage' in value,
);
const RemoteSchema = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

/**
 * Renders every page of the site from the builds of its modules, without writing a file. The same input gives the same
 * bytes. A remote that cannot be rendered is left out of the HTML, with a warning; browsers render it later.
 * @throws Error when the shell cannot be rendered, or a build is missing.
 */
export async function compose(input: CompositionInput): Promise<Composition> {
  const { modules, site } = input;
  const shell = v.parse(
    ShellServerSchema,
    await loadServerBuild(modules.shell.server, 'server.js', modules.shell.base, () => undefined),
  );
  shell.setSiteConfig(site);

  const builds = await remoteBuilds(modules);
  const integrity = await publishedScripts(modules);
  const registry = registryOf(input, (name) => buildOf(builds, name), integrity);
  const warnings = new Set<string>();
  const provide: Provide = (name) => {
    const found = shell.provided[name];
    if (!found) throw new Error(`the shell provides no "${name}"`);
    return found;
  };
  const remotes = await loadRemotes(shell, modules, provide, warnings);
  const files = new Map([
    ['registry.json', JSON.stringify({ ...registry, scripts: integrity })],
    ...shell.siteFiles(site),
  ]);
  for (const page of shell.PAGES) {
    const rendered = await shell.renderPage(page.pathname, remotes, RENDER_LIMIT_MS);
    const owners = page.remotes.map((name) => shell.REMOTES[name].module).join(' or ');
    // A remote that could not be loaded is already among the warnings.
    if (page.remotes.every((name) => remotes[name]))
      for (const problem of rendered.problems)
        warnings.add(
          `${owners || 'The shell'} cannot be rendered on ${page.pathname}: ${messageOf(problem)}`,
        );
    const assets = {
      ...(await assetsOf(page, shell, modules, builds)),
      integrity,
      structuredData: await structuredDataOf(page, input, provide, warnings),
      blocks: { 'site-config': site, registry },
    };
    files.set(page.file, shell.documentOf(page, rendered, site, assets));
  }
  return { files, warnings: [...warnings] };
}

type RemoteBuilds = ReadonlyMap<ModuleName, RemoteBuild>;

async function remoteBuilds(modules: CompositionInput['modules']): Promise<RemoteBuilds> {
  return new Map(
    await Promise.all(
      REMOTES.map(async (name) => [name, await remoteBuild(modules[name].client)] as const),
    ),
  );
}

function buildOf(builds: RemoteBuilds, name: RemoteName): RemoteBuild {
  const build = builds.get(name);
  if (!build) throw new Error(`${name} is not among the remotes.`);
  return build;
}

async function loadRemotes(
  shell: ShellServer,
  modules: CompositionInput['modules'],
  provide: Provide,
  warnings: Set<string>,
): Promise<RemoteParts> {
  const parts: RemoteParts = {};
  const names = new Set(shell.PAGES.flatMap((page) => page.remotes));
  for (const name of names) {
    const { module, expose } = shell.REMOTES[name];
    const { server, base } = modules[module];
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
  shell: ShellServer,
  modules: CompositionInput['modules'],
  builds: RemoteBuilds,
): Promise<Assets> {
  const own = await shellFiles(modules.shell.client);
  const styles = await Promise.all(
    own.styles.map((file) => readStyle(modules.shell, file, page.firstPicture)),
  );
  const preloads: string[] = [];
  const chunks: string[] = [];
  for (const name of page.remotes) {
    const { module, expose } = shell.REMOTES[name];
    const { client, base } = modules[module];
    const { entry, exposes } = buildOf(builds, module);
    const exposed = exposes.get(expose);
    if (!exposed) throw new CliError(`${client} does not expose "${expose}".`);
    preloads.push(base + entry);
    chunks.push(...exposed.scripts.map((file) => base + file));
    for (const file of exposed.styles) styles.push(await readStyle(modules[module], file));
  }
  const scripts = own.scripts.map((file) => modules.shell.base + file);
  return { styles, scripts, preloads, chunks };
}

async function readStyle(build: ModuleBuild, file: string, inlined?: string) {
  const href = build.base + file;
  const css = await readFile(join(build.client, file), 'utf8');
  const addressOf = (url: string) => inlinedPicture(build, url, inlined) ?? keptAddress(build, url);
  return { href, css: absoluteUrls(css, href, addressOf) };
}
