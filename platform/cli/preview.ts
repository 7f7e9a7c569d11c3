import { writeFile } from 'node:fs/promises';
import { printDone, printHeading, root, shutdownSignal } from '../base';
import { projectOf, readSiteConfig } from '../shop';
import { buildModules } from '../build';
import { firebaseClient, writeContents } from '../deploy';

import { deployPreview, previewFiles, readPreview } from '../publish';
import { addBuild, release, type State, type Store } from '../releases';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, someModules } from './module-arguments';
import { SHOP_STORE_OPTION, shopStoreOf } from './store-option';

export const command = defineCommand(
  {
    program: 'npm run preview',
    summary:
      'Deploys these modules, together with what is live, to a preview channel of Firebase Hosting. Nothing live changes.',
    options: {
      ...SHOP_STORE_OPTION,
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
      write: {
        type: 'string',
        placeholder: '<folder>',
        help: 'only write what would be deployed, for a job that has credentials',
      },
      from: {
        type: 'string',
        placeholder: '<folder>',
        help: 'deploy what another job wrote',
      },
    },
    positionals: {
      placeholder: '[module...]',
      help: `${MODULES_POSITIONAL.help}; without any, only what is live`,
    },
  },
  async ({ positionals, values }) => {
    const modules = positionals.length === 0 ? [] : someModules(positionals);
    const { channel = 'preview', message, write, from } = values;
    const site = await readSiteConfig(root);
    const signal = shutdownSignal();
    const store = await shopStoreOf(values);
    const files =
      from === undefined
        ? await previewFiles({ store, state: await stateWith(store, modules, signal), site })
        : readPreview(from);
    if (write !== undefined) {
      writeContents(write, files);
      return 0;
    }
    printHeading('Preview');
    const client = firebaseClient({ root, project: projectOf(site), signal });
    const { address, isNew } = await deployPreview({ files, store, site, channel, client });
    printDone('deployed', address);
    if (message !== undefined && isNew)
      await writeFile(
        message,
        `The shop with this change, as ${channel}: ${address}\n\nIt is deleted after a week.\n`,
      );
    return 0;
  },
);

/**
 * The state that is live, with the last builds of these modules. They are added to the store, and nothing there
 * becomes live.
 */
async function stateWith(
  store: Store,
  modules: readonly string[],
  signal: AbortSignal,
): Promise<State> {
  if (modules.length > 0) {
    printHeading('Building');
    await buildModules(root, signal, modules);
  }
  const versions: State['live'] = {};
  for (const module of modules) versions[module] = await addBuild(store, root, module);
  return release(store.readState(), versions, { at: new Date() });
}
