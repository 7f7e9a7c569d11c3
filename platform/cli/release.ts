import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { prune, release } from '../releases';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage: 'npm run release -- <module...> [--store <folder>]',
    summary: 'Builds these modules and makes them live if the gate admits them.',
    options: STORE_OPTION,
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const store = storeOf(values);
    await readSiteConfig(root);
    const candidates = await admittedCandidates(store, modules, shutdownSignal());
    printHeading('Release');
    const text = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
    await switchAndPrint(store, { label: 'live', text }, (state) =>
      candidates.reduce(
        (next, { module, version }) =>
          next.live[module] === version && !next.canaries[module]
            ? next
            : release(next, version, { module, at: new Date() }),
        state,
      ),
    );
    await prune(store);
    return 0;
  },
);
