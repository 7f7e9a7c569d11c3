import { printHeading, readSiteConfig, root } from '../base';
import { promote, switchLive } from '../releases';
import { defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';
import { reportSwitch } from './report-switch';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'npm run promote -- <module> [--store <folder>]',
    summary: 'Makes the canary of a module live for every visitor.',
    options: STORE_OPTION,
    positionals: MODULE_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const module = oneModule(positionals);
    const store = storeOf(values);
    const site = await readSiteConfig(root);
    printHeading('Promote');
    await reportSwitch('live', module, () =>
      switchLive(store, site, (state) => promote(state, { module, at: new Date() })),
    );
    return 0;
  },
);
