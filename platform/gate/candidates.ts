import { buildModules } from '../build';
import { CliError, indent, printDone, printFailed, printHeading, root } from '../base';
import type { ModuleName } from '../modules';
import { refusals } from './gate';
import { publishCandidates, type Candidate } from './trial';
import type { Store } from '../releases';

/**
 * Builds these modules alone, puts them into the store under their versions, and sends them through the gate.
 * Nothing is live yet: files that no registry names reach nobody.
 * @throws CliError when the gate refuses, with a sentence for each thing that does not fit.
 */
export async function admittedCandidates(
  store: Store,
  modules: readonly ModuleName[],
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  printHeading('Building');
  await buildModules(root, signal, modules);
  const candidates = await publishCandidates(store, root, modules);

  printHeading('Gate');
  const problems = await refusals(store, candidates, signal);
  const names = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  if (signal.aborted) throw new CliError('Broken off; nothing was released.');
  if (problems.length === 0) {
    printDone('admitted', names);
    return candidates;
  }
  for (const problem of problems) printFailed('refused', '', indent(problem));
  throw new CliError(`${names} is not released; what is live stays as it is.`);
}
