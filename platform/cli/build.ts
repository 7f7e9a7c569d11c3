import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { MODULES } from '../modules';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';

export const command = defineCommand(
  {
    usage: 'npm run build -- [module...]',
    summary: 'Builds these modules, or all of them, for production. Skips unchanged ones.',
    options: {},
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals }) => {
    const modules = positionals.length === 0 ? MODULES : someModules(positionals);
    const signal = shutdownSignal();
    await readSiteConfig(root);
    printHeading('Building');
    await buildModules(root, signal, modules);
    return signal.aborted ? 130 : 0;
  },
);
