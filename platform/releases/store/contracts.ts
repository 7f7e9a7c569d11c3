import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import { MODULES, REMOTES, type ModuleName } from '../../modules';
import { ContractSchema, type Contract } from '../contract/contract';
import type { State } from './state';
import type { Store } from './store';

/**
 * The contract of a release.
 * @throws CliError when it is not in the store.
 */
export async function storedContract(
  store: Store,
  module: ModuleName,
  version: string,
): Promise<Contract> {
  const path = join(store.release(module, version), 'contract.json');
  try {
    return v.parse(ContractSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new CliError(`${path} cannot be read: ${module} ${version} is not a complete release.`, {
      cause,
    });
  }
}

/**
 * The contracts of releases that are live together. A remote that the shell does not load may be released later, or
 * never.
 * @throws CliError naming a required module that is not released.
 */
export async function contractsOf(
  store: Store,
  live: State['live'],
): Promise<{ shell: Contract; remotes: readonly Contract[] }> {
  const shell = await contract('shell');
  const missing = MODULES.find((name) => name in shell.asks && live[name] === undefined);
  if (missing !== undefined) throw notReleased(missing);
  const remotes = REMOTES.filter((name) => live[name] !== undefined);
  return { shell, remotes: await Promise.all(remotes.map(contract)) };

  async function contract(module: ModuleName): Promise<Contract> {
    const version = live[module];
    if (version === undefined) throw notReleased(module);
    return storedContract(store, module, version);
  }
}

const notReleased = (module: ModuleName) =>
  new CliError(
    `${module} is not released yet: the first release of a shop names all modules at once.`,
  );
