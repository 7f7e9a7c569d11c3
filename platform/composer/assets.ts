import { CliError } from '../base';

import { readBuild } from './build-list';
import type { DocumentAssets } from './host-build';
import type { LiveRemote, ModuleBuilds, Page } from './composition';
import { readStyle } from './styles';

export type LiveRemotes = ReadonlyMap<string, LiveRemote>;

/**
 * The files that a page's document contains or loads, from the lists of the builds.
 * @param picture the drawing that becomes part of the document, if any.
 * @throws CliError when a remote does not have a part of the page.
 */
export async function assetsOf(
  { isDeferred }: Page,
  parts: readonly { module: string; expose: string }[],
  picture: string | undefined,
  modules: ModuleBuilds,
  live: LiveRemotes,
): Promise<Pick<DocumentAssets, 'styles' | 'scripts' | 'preloads' | 'chunks'>> {
  const { first, deferred } = await readBuild(modules.shell.lists);
  const later = isDeferred ? deferred : { scripts: [], styles: [] };
  const styles = [...first.styles, ...later.styles].map((file) =>
    readStyle(modules.shell, file, picture),
  );
  const preloads: string[] = [];
  const chunks = later.scripts.map((file) => modules.shell.base + file);
  for (const { module, expose } of parts) {
    const remote = live.get(module);
    const exposed = remote?.exposes.get(expose);
    if (!remote || !exposed)
      throw new CliError(`${module} ${remote?.version ?? ''} does not expose "${expose}".`);
    preloads.push(remote.base + remote.entry);
    chunks.push(...exposed.scripts.map((file) => remote.base + file));
    for (const file of exposed.styles) styles.push(readStyle(remote, file));
  }
  const scripts = first.scripts.map((file) => modules.shell.base + file);
  return { styles, scripts, preloads, chunks };
}
