import * as v from 'valibot';
import { CliError } from '../base';
import { isModule, REMOTES } from '../modules';
import { assetsOf, type LiveRemotes } from './assets';
import { readBuild } from './build-list';
import { checkPages } from './check-pages';
import {
  buildOf,
  COMPOSED_WITH_FILE,
  type Composition,
  type CompositionInput,
  type ModuleBuilds,
  PageSchema,
} from './composition';
import { placedPages } from './places';
import { publishedScripts, registryOf } from './registry';
import { renderPages } from './render-pages';
import { readServerBuild, type Sandbox, startSandbox } from './sandbox';
import { documentTheme } from './theme';

const ShellSchema = v.object({
  pages: v.array(PageSchema),
  files: v.array(v.tuple([v.string(), v.string()])),
  blocks: v.object({ site: v.string(), registry: v.string() }),
});

/**
 * Renders every page of the site from the builds of its modules, without writing a file. The same input gives the same
 * bytes. The builds run in processes without permissions. A remote that cannot be rendered is left out of the HTML,
 * with a warning, and browsers render it later.
 * @throws Error when the shell cannot be rendered, or a build is missing; CliError for a page that is refused.
 */
export async function compose(input: CompositionInput): Promise<Composition> {
  const sandboxes: Sandbox[] = [];
  try {
    return await composeIn(() => {
      const sandbox = startSandbox();
      sandboxes.push(sandbox);
      return sandbox;
    }, input);
  } finally {
    for (const { stop } of sandboxes) stop();
  }
}

async function composeIn(start: () => Sandbox, input: CompositionInput): Promise<Composition> {
  const { modules } = input;
  const { theme, services, composedWith, ...site } = input.site;
  const look = (showsPicture: boolean) => theme && documentTheme(theme, showsPicture);
  const build = readServerBuild(modules.shell, 'server.js');
  const load = { do: 'load shell', build, site, theme: look(false) } as const;
  // This process runs no code of a remote, because it writes the documents.
  const shell = start();
  const [{ pages: own, files: siteFiles, blocks: ids }, live, integrity] = await Promise.all([
    shell.ask(load, ShellSchema),
    liveRemotes(modules),
    publishedScripts(modules),
  ]);
  const registry = registryOf(input, live, integrity);
  const pages = [...own, ...placedPages(live, own)].map((page) => ({
    page,
    pathname: page.pathname,
    parts: page.remotes.map((name) => {
      const [module = '', expose = ''] = name.split('/');
      return { name, expose, ...serverPart(modules, module, expose) };
    }),
    describedBy: page.describedBy.map((name) => serverPart(modules, name, 'StructuredData')),
  }));
  const rendered = await renderPages(pages, registry, shell, async () => {
    const another = start();
    await another.ask(load, v.unknown());
    return another;
  });
  const blocks = { [ids.site]: site, [ids.registry]: registry };
  const written = await Promise.all(
    rendered.map(async ({ page, parts, head, body, structuredData }) => {
      const theme = look(page.firstPicture !== undefined);
      // A document with the shop's own picture does not need the default one.
      const picture = theme?.picture ? undefined : page.firstPicture;
      const found = await assetsOf(page, parts, picture, modules, live);
      const assets = { ...found, integrity, structuredData, blocks, ...(theme && { theme }) };
      return { page, rendered: { head, body }, assets };
    }),
  );
  const documents = await shell.ask(
    { do: 'write documents', registry, pages: written },
    v.pipe(v.array(v.string()), v.length(written.length)),
  );
  const dataFiles = rendered.flatMap(({ files }) => Object.entries(files));
  const files = new Map([
    // The data files come first, so that another file of the same name replaces them.
    ...dataFiles.map(([name, data]) => [name, JSON.stringify(data)] as const),
    ...siteFiles,
    ['registry.json', JSON.stringify({ ...registry, scripts: integrity })],
    ['releases.json', JSON.stringify(input.stored ?? {})],
    ...(composedWith === undefined
      ? []
      : [[COMPOSED_WITH_FILE, JSON.stringify(composedWith)] as const]),
    ...written.map(({ page }, n) => [page.file, documents[n] ?? ''] as const),
  ]);
  const allowed = rendered.map(({ page, parts, describedBy }, n) => {
    const builds = [build, ...[...parts, ...describedBy].map((part) => part.build)];
    const { styles = [], theme } = written[n]?.assets ?? {};
    return [
      page.file,
      {
        sources: builds.map(({ source }) => source),
        styles: [...styles.map(({ css }) => css), theme?.css ?? ''],
        integrity,
        blocks,
      },
    ] as const;
  });
  checkPages(files, new Map(allowed));
  return { files, warnings: [...new Set(rendered.flatMap(({ warnings }) => warnings))] };
}

async function liveRemotes(modules: ModuleBuilds): Promise<LiveRemotes> {
  const found = REMOTES.map(async (name) => {
    const build = modules[name];
    if (!build) return [];
    return [[name, { ...build, ...(await readBuild(build.lists)) }] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

function serverPart(modules: ModuleBuilds, module: string, part: string) {
  if (!isModule(module)) throw new CliError(`"${module}" is not a module.`);
  return { module, build: readServerBuild(buildOf(modules, module), `${part}.js`) };
}
