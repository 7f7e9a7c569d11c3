import { endingSignal } from '../ending';
import { root } from '../paths';
import { printHeading } from '../terminal';
import { isModuleName, MODULES } from '../modules';
import { Complaint } from '../complaint';
import { buildModules } from './build-modules';

// `npm run build` builds all modules, `npm run build -- menu-mfe` only that one.
const named = process.argv.slice(2);
const unknown = named.find((word) => !isModuleName(word));
if (unknown !== undefined)
  throw new Complaint(`There is no module "${unknown}": the modules are ${MODULES.join(', ')}.`);

const ending = endingSignal();
printHeading('Building');
await buildModules(root, ending, named.length > 0 ? named.filter(isModuleName) : MODULES);
process.exit(ending.aborted ? 130 : 0);
