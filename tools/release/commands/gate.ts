import { endingSignal } from '../../ending';
import { readArguments, someModules } from './arguments';
import { admittedCandidates } from './candidates';

// `npm run gate -- menu-mfe`: whether that module could be released as it is; nothing becomes live.
const args = readArguments(process.argv.slice(2));
await admittedCandidates(args.store, someModules(args), endingSignal());
process.exit(0);
