import { CliError } from '../../base';
import { REMOTES, type ModuleName } from '../../modules';
import type { State } from '../store/state';
import type { Store } from '../store/store';
import type { Contract } from './contract';
import { storedContract } from './read-contract';

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
