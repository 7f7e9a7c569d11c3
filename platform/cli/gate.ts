import { shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { liveBeforeChecks } from './switch-live';

export const command = defineCommand(
  {
    program: 'npm run gate',
    summary: 'Checks whether these modules could be released. Nothing becomes live.',
    options: { ...ACCEPT_OPTION, ...STORE_OPTION },
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const accepted = await acceptedOf(values);
    const store = storeOf(values);
    await liveBeforeChecks(store, modules, true);
    await admittedCandidates(store, modules, shutdownSignal(), accepted, true);
    return 0;
  },
);
