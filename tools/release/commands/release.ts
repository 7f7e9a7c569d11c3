import { endingSignal } from '../../ending';
import { root } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { printHeading } from '../../terminal';
import { prune } from '../store/retention';
import { switchLive } from '../store/switch';
import { released } from '../store/transitions';
import { readArguments, someModules } from './arguments';
import { admittedCandidates } from './candidates';
import { reportSwitch } from './report';

// `npm run release -- menu-mfe`: builds that module alone and makes it live, if the gate admits it.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const modules = someModules(args);
const candidates = await admittedCandidates(store, modules, endingSignal());
const site = await readSiteConfig(root);
printHeading('Release');
await reportSwitch(
  'live',
  candidates.map(({ module, version }) => `${module} ${version}`).join(', '),
  () =>
    switchLive(store, site, (state) =>
      candidates.reduce(
        (next, { module, version }) =>
          next.live[module] === version && !next.canaries[module]
            ? next
            : released(next, version, { module, at: new Date() }),
        state,
      ),
    ),
);
await prune(store);
process.exit(0);
