import { CliError, printHeading, root, shutdownSignal } from '../base';
import { isModuleName, MODULES } from '../modules';
import { buildModules } from '../build';

// `npm run build` builds all modules, `npm run build -- menu-mfe` only that one.
const named = process.argv.slice(2);
const unknown = named.find((word) => !isModuleName(word));
if (unknown !== undefined)
  throw new CliError(`There is no module "${unknown}": the modules are ${MODULES.join(', ')}.`);

const signal = shutdownSignal();
printHeading('Building');
await buildModules(root, signal, named.length > 0 ? named.filter(isModuleName) : MODULES);
process.exit(signal.aborted ? 130 : 0);
