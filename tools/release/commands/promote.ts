import { root } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { printHeading } from '../../terminal';
import { switchLive } from '../store/switch';
import { promoted } from '../store/transitions';
import { oneModule, readArguments } from './arguments';
import { reportSwitch } from './report';

// `npm run promote -- menu-mfe`: what a share of the visitors has becomes everybody's.
const args = readArguments(process.argv.slice(2));
const module = oneModule(args);
const site = await readSiteConfig(root);
printHeading('Promote');
await reportSwitch('live', module, () =>
  switchLive(args.store, site, (state) => promoted(state, { module, at: new Date() })),
);
process.exit(0);
