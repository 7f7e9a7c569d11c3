import { Complaint } from '../../complaint';
import { endingSignal } from '../../ending';
import { root } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { printHeading } from '../../terminal';
import { switchLive } from '../store/switch';
import { sharedOut } from '../store/transitions';
import { oneModule, readArguments, shareOf } from './arguments';
import { admittedCandidates } from './candidates';
import { reportSwitch } from './report';

// `npm run canary -- menu-mfe 10`: gives that module, as it is now, to a tenth of the visitors.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const module = oneModule({ ...args, rest: args.rest.slice(0, -1) });
const share = shareOf(args.rest.at(-1));
const [candidate] = await admittedCandidates(store, [module], endingSignal());
if (!candidate) throw new Complaint(`${module} was not built.`);
const site = await readSiteConfig(root);
printHeading('Canary');
await reportSwitch('canary', `${module} ${candidate.version} for ${String(share)} %`, () =>
  switchLive(store, site, (state) =>
    sharedOut(state, candidate.version, share, { module, at: new Date() }),
  ),
);
process.exit(0);
