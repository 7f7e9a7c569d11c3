import { root } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { printHeading } from '../../terminal';
import { switchLive } from '../store/switch';
import { rolledBack } from '../store/transitions';
import { oneModule, readArguments } from './arguments';
import { reportSwitch } from './report';

// `npm run rollback -- menu-mfe`: ends its canary, or goes back to the release before.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const module = oneModule(args);
const site = await readSiteConfig(root);
printHeading('Roll back');
await reportSwitch('rolled back', module, () =>
  switchLive(store, site, (state) =>
    rolledBack(state, (version) => store.isStored(module, version), { module, at: new Date() }),
  ),
);
process.exit(0);
