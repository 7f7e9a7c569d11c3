import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleName } from '../../modules';
import { singletons } from '../../build/webpack/singletons.js';
import { remoteBuild } from '../../composer';
import type { Contract } from './contract';
import { describeEvents } from './describe-events';
import { readServerParts, type ServerParts } from './server-parts';

/**
 * The contract of a module's last build.
 * @param root the repository's folder, in which it was built.
 * @throws CliError when the module is not built; Error when its server build cannot be run.
 */
export async function readContract(
  root: string,
  module: ModuleName,
  version: string,
): Promise<Contract> {
  const client = join(root, module, 'dist/client');
  const isShell = module === 'shell';
  const parts = await readServerParts(join(root, module, 'dist/server'), isShell);
  const remote = isShell ? undefined : await remoteBuild(client);
  return {
    module,
    version,
    exposes: [...(remote?.exposes.keys() ?? [])].sort(),
    asks: askedOfRemotes(parts),
    needs: Object.fromEntries(remote?.shared ?? []),
    carries: isShell ? carried(root) : {},
    interfaceVersion: parts.interfaceVersion,
    ...(parts.eventReplay !== undefined && { eventReplay: parts.eventReplay }),
    events: {
      known: describeEvents(parts.table),
      sends: declared(parts, 'publishes'),
      listens: declared(parts, 'subscribes'),
    },
    sizes: {
      entry: remote ? (await stat(join(client, `${remote.entry}.br`))).size : 0,
      scripts: await compressedBytes(client, '.js.br'),
      styles: await compressedBytes(client, '.css.br'),
    },
  };
}

function askedOfRemotes({ remotes }: ServerParts): Record<string, string[]> {
  const asks: Record<string, string[]> = {};
  for (const { module, expose } of remotes) (asks[module] ??= []).push(expose);
  return asks;
}

function declared({ declarations }: ServerParts, kind: 'publishes' | 'subscribes'): string[] {
  return [...new Set(declarations.flatMap((declaration) => declaration[kind]))].sort();
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
