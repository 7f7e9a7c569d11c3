import { printHeading, readSiteConfig, root } from '../base';
import { promote, switchLive } from '../releases';
import { oneModule, readArguments } from './release-arguments';
import { reportSwitch } from './report-switch';

// `npm run promote -- menu-mfe`: what a share of the visitors has becomes everybody's.
const args = readArguments(process.argv.slice(2));
const module = oneModule(args);
const site = await readSiteConfig(root);
printHeading('Promote');
await reportSwitch('live', module, () =>
  switchLive(args.store, site, (state) => promote(state, { module, at: new Date() })),
);
process.exit(0);
