import { shutdownSignal } from '../base';
import { readArguments, someModules } from './release-arguments';
import { admittedCandidates } from '../gate';

// `npm run gate -- menu-mfe`: whether that module could be released as it is; nothing becomes live.
const args = readArguments(process.argv.slice(2));
await admittedCandidates(args.store, someModules(args), shutdownSignal());
process.exit(0);
