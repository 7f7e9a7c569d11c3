import { MODULES } from '../modules';
import { readBuild } from './build-list';
import type { CompositionInput, LiveRemote, Registry } from './composition';

type Modules = CompositionInput['modules'];

/** The integrity of scripts, by address. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** The integrity of every script and style of every module. */
export async function publishedScripts(modules: Modules): Promise<ScriptIntegrity> {
  const lists = MODULES.map(async (name) => {
    const build = modules[name];
    if (!build) return [];
    const { integrity: files } = await readBuild(build.lists);
    return Object.entries(files).map(
      ([file, integrity]) => [build.base + file, integrity] as const,
    );
  });
  return Object.fromEntries((await Promise.all(lists)).flat());
}

/** The registry in the documents. It has the integrity of the entries only, because each entry verifies its chunks. */
export function registryOf(
  { modules, localCloud, since = {} }: CompositionInput,
  remotes: ReadonlyMap<string, LiveRemote>,
  scripts: ScriptIntegrity,
): Registry {
  const release = (name: string, version: string) => {
    const at = since[name];
    return at === undefined ? { version } : { version, since: at };
  };
  const entries = [...remotes].map(([name, { version, base, entry: file, place }]) => {
    const entry = base + file;
    const integrity = scripts[entry];
    const known = {
      ...(integrity !== undefined && { integrity }),
      ...(place !== undefined && { place }),
    };
    return [name, { ...release(name, version), entry, ...known }] as const;
  });
  return {
    shell: release('shell', modules.shell.version),
    modules: Object.fromEntries(entries),
    ...(localCloud && { localCloud }),
  };
}
