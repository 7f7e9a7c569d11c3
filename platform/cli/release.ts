import { printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { prune, release, switchLive } from '../releases';
import { readArguments, someModules } from './release-arguments';
import { admittedCandidates } from '../gate';
import { reportSwitch } from './report-switch';

// `npm run release -- menu-mfe`: builds that module alone and makes it live, if the gate admits it.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const modules = someModules(args);
const candidates = await admittedCandidates(store, modules, shutdownSignal());
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
            : release(next, version, { module, at: new Date() }),
        state,
      ),
    ),
);
await prune(store);
process.exit(0);
