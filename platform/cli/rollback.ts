import { printHeading, readSiteConfig, root } from '../base';
import { rollBack, switchLive } from '../releases';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';
import { reportSwitch } from './report-switch';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run rollback -- <module> [--store <folder>]',
    summary: 'Ends the canary of a module, or makes its previous release live again.',
    options: STORE_OPTION,
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const module = oneModule(positionals);
    const store = storeOf(values);
    const site = await readSiteConfig(root);
    printHeading('Roll back');
    await reportSwitch('rolled back', module, () =>
      switchLive(store, site, (state) =>
        rollBack(state, (version) => store.isStored(module, version), { module, at: new Date() }),
      ),
    );
    return 0;
  },
);
