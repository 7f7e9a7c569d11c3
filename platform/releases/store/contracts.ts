import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import { REMOTES, type ModuleName } from '../../modules';
import { ContractSchema, type Contract } from '../contract/contract';
import type { State } from './state';
import type { Store } from './store';

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

/** The contracts of releases that are live together. @throws CliError naming a module that is not released. */
export async function contractsOf(
  store: Store,
  live: State['live'],
): Promise<{ shell: Contract; remotes: readonly Contract[] }> {
  const contract = (module: ModuleName) => {
    const version = live[module];
    if (version === undefined)
      throw new CliError(
        `${module} is not released yet: the first release of a shop names all modules at once.`,
      );
    return storedContract(store, module, version);
  };
  return { shell: await contract('shell'), remotes: await Promise.all(REMOTES.map(contract)) };
}
