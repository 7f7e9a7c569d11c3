import { writeFile } from 'node:fs/promises';
import { printDone, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { buildModules } from '../build';
import { firebaseChannels, preview, withStoreCopy } from '../pipeline';
import type { Store } from '../releases';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run preview -- [module...] [--channel <name>] [--store <folder>]',
    summary:
      'Deploys these modules, together with what is live, to a preview channel of Firebase Hosting. Nothing live changes.',
    options: {
      ...STORE_OPTION,
      channel: {
        type: 'string',
        placeholder: '<name>',
        help: 'the name of the channel; "preview" by default',
      },
      message: {
        type: 'string',
        placeholder: '<file>',
        help: 'write a sentence with the address to this file, unless the channel had it before',
      },
    },
    positionals: {
      ...MODULES_POSITIONAL,
      help: `${MODULES_POSITIONAL.help}; without any, only what is live`,
    },
  },
  async ({ positionals, values }) => {
    const modules = positionals.length === 0 ? [] : someModules(positionals);
    const { channel = 'preview', message } = values;
    const site = await readSiteConfig(root);
    const signal = shutdownSignal();
    if (modules.length > 0) {
      printHeading('Building');
      await buildModules(root, signal, modules);
    }
    printHeading('Preview');
    const client = firebaseChannels({ root, project: site.firebase.projectId, signal });
    const store = storeOf(values);
    const previewIn = (shown: Store) => preview({ store: shown, site, channel, client });
    const { address, isNew } = await (modules.length === 0
      ? previewIn(store)
      : withStoreCopy({ store, root, site, modules }, previewIn));
    printDone('deployed', address);
    if (message !== undefined && isNew)
      await writeFile(
        message,
        `The shop with this change, as ${channel}: ${address}\n\nIt is deleted after a week.\n`,
      );
    return 0;
  },
);
