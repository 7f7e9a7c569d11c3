import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { singletons } from '../../build/webpack/singletons.js';
import { loadServerBuild, remoteBuild } from '../../composer';
import type { Store } from '../store/store';
import { ContractSchema, type Contract } from './contract';
import { describeEvents } from './describe-events';
import { eventsIn } from './events-in';
import { usedEvents } from './used-events';

const ShellSchema = v.object({
  REMOTES: v.record(v.string(), v.object({ module: v.string(), expose: v.string() })),
});

/**
 * The contract of a module's last build.
 * @param root the repository's folder, from whose sources it was built.
 * @throws CliError when the module is not built; Error when the shell's server build cannot be run.
 */
export async function readContract(
  root: string,
  module: ModuleName,
  version: string,
): Promise<Contract> {
  const client = join(root, module, 'dist/client');
  const isShell = module === 'shell';
  const sources = [join(root, module, 'src'), ...(isShell ? [join(root, 'shared/src')] : [])];
  const events = eventsIn(root);
  const { sends, listens } = usedEvents(sources, events);
  const remote = isShell ? undefined : await remoteBuild(client);
  return {
    module,
    version,
    exposes: [...(remote?.exposes.keys() ?? [])].sort(),
    asks: isShell ? await askedOfRemotes(join(root, 'shell/dist/server')) : {},
    needs: Object.fromEntries(remote?.shared ?? []),
    carries: isShell ? carried(root) : {},
    events: { known: describeEvents(events), sends: [...sends], listens: [...listens] },
    sizes: {
      entry: remote ? (await stat(join(client, `${remote.entry}.br`))).size : 0,
      scripts: await compressedBytes(client, '.js.br'),
      styles: await compressedBytes(client, '.css.br'),
    },
  };
}

async function askedOfRemotes(server: string): Promise<Record<string, string[]>> {
  const { REMOTES } = v.parse(
    ShellSchema,
    await loadServerBuild(server, 'server.js', '/', () => undefined),
  );
  const asks: Record<string, string[]> = {};
  for (const { module, expose } of Object.values(REMOTES)) (asks[module] ??= []).push(expose);
  return asks;
}

function carried(root: string): Record<string, string> {
  const shared = singletons({ isShell: true, isProduction: true, directory: root });
  return Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
}

async function compressedBytes(client: string, ending: string): Promise<number> {
  const names = (await readdir(client)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(client, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The contract of a release. @throws CliError when it is not in the store. */
export async function storedContract(
  store: Store,
  module: ModuleName,
  version: string,
): Promise<Contract> {
  const path = join(store.release(module, version), 'contract.json');
  try {
    return v.parse(ContractSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new CliError(`${path} cannot be read: ${module} ${version} is no whole release.`, {
      cause,
    });
  }
}
