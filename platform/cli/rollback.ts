import { printHeading, readSiteConfig, root } from '../base';
import { rollBack, switchLive } from '../releases';
import { oneModule, readArguments } from './release-arguments';
import { reportSwitch } from './report-switch';

// `npm run rollback -- menu-mfe`: ends its canary, or goes back to the release before.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const module = oneModule(args);
const site = await readSiteConfig(root);
printHeading('Roll back');
await reportSwitch('rolled back', module, () =>
  switchLive(store, site, (state) =>
    rollBack(state, (version) => store.isStored(module, version), { module, at: new Date() }),
  ),
);
process.exit(0);
