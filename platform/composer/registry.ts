import type { Registry } from '@simmer/shared/registry';
import { MODULES, type RemoteName } from '../modules';
import { fileIntegrity, type RemoteBuild } from './build-manifests';
import type { CompositionInput } from './composition';

type Modules = CompositionInput['modules'];

/** The integrity of scripts, by address. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** The integrity of every script and style of every module. */
export async function publishedScripts(modules: Modules): Promise<ScriptIntegrity> {
  const lists = MODULES.map(async (name) => {
    const build = modules[name];
    if (!build) return [];
    const files = Object.entries(await fileIntegrity(build.lists));
    return files.map(([file, integrity]) => [build.base + file, integrity] as const);
  });
  return Object.fromEntries((await Promise.all(lists)).flat());
}

/**
 * The registry as it is in the documents. It has the integrity of the entries only, because each entry verifies its
 * chunks.
 */
export function registryOf(
  { modules, localCloud }: CompositionInput,
  builds: ReadonlyMap<RemoteName, RemoteBuild>,
  scripts: ScriptIntegrity,
  places: ReadonlyMap<RemoteName, unknown>,
): Registry {
  const entries = [...builds].flatMap(([name, build]) => {
    const module = modules[name];
    if (!module) return [];
    const entry = module.base + build.entry;
    const integrity = scripts[entry];
    const place = places.get(name);
    return [
      [
        name,
        {
          version: module.version,
          entry,
          ...(integrity !== undefined && { integrity }),
          ...(place !== undefined && { place }),
        },
      ] as const,
    ];
  });
  return {
    shell: { version: modules.shell.version },
    modules: Object.fromEntries(entries),
    ...(localCloud && { localCloud }),
  };
}
