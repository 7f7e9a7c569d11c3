import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { startCanary, switchLive } from '../releases';
import { oneModule, readArguments, shareOf } from './release-arguments';
import { admittedCandidates } from '../gate';
import { reportSwitch } from './report-switch';

// `npm run canary -- menu-mfe 10`: gives that module, as it is now, to a tenth of the visitors.
const args = readArguments(process.argv.slice(2));
const { store } = args;
const module = oneModule({ ...args, rest: args.rest.slice(0, -1) });
const share = shareOf(args.rest.at(-1));
const [candidate] = await admittedCandidates(store, [module], shutdownSignal());
if (!candidate) throw new CliError(`${module} was not built.`);
const site = await readSiteConfig(root);
printHeading('Canary');
await reportSwitch('canary', `${module} ${candidate.version} for ${String(share)} %`, () =>
  switchLive(store, site, (state) =>
    startCanary(state, candidate.version, share, { module, at: new Date() }),
  ),
);
process.exit(0);
