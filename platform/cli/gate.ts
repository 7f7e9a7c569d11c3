import { readSiteConfig, root, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run gate -- <module...> [--store <folder>]',
    summary: 'Tells whether these modules could be released as they are; nothing becomes live.',
    options: STORE_OPTION,
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    await readSiteConfig(root);
    await admittedCandidates(storeOf(values), modules, shutdownSignal());
    return 0;
  },
);
