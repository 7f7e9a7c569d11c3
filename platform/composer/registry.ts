import type { Registry } from '@simmer/shared/registry';
import { MODULES, REMOTES, type RemoteName } from '../modules';
import { scriptIntegrity, type RemoteBuild } from './built-files';
import type { CompositionInput } from './composition';

type Modules = CompositionInput['modules'];

/** The integrity of scripts, by address. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** Of every script of every module. Releases from before there was one are left out. */
export async function publishedScripts(modules: Modules): Promise<ScriptIntegrity> {
  const lists = MODULES.map(async (name) => {
    const { client, base } = modules[name];
    const files = Object.entries((await scriptIntegrity(client)) ?? {});
    return files.map(([file, integrity]) => [base + file, integrity] as const);
  });
  return Object.fromEntries((await Promise.all(lists)).flat());
}

/** The registry as documents carry it: of the scripts it has the entries alone, because each of those vouches for its chunks. */
export function registryOf(
  { modules, localCloud }: CompositionInput,
  buildOf: (name: RemoteName) => RemoteBuild,
  scripts: ScriptIntegrity,
): Registry {
  const entries = REMOTES.map((name) => {
    const { version, base } = modules[name];
    const entry = base + buildOf(name).entry;
    const integrity = scripts[entry];
    return [name, { version, entry, ...(integrity !== undefined && { integrity }) }] as const;
  });
  return {
    shell: { version: modules.shell.version },
    modules: Object.fromEntries(entries),
    ...(localCloud && { localCloud }),
  };
}
