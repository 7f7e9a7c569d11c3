import { buildModules } from '../build';
import { CliError, indent, printDone, printFailed, printHeading, root } from '../base';
import type { ModuleName } from '../modules';
import { findProblems } from './gate';
import { publishCandidates, type Candidate } from './trial';
import type { Store } from '../releases';

/**
 * Builds these modules, publishes them to the store and runs the gate. Nothing becomes live: without a registry entry no
 * browser loads the files.
 * @throws CliError when the gate refuses them; the problems are printed.
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
  const problems = await findProblems(store, candidates, signal);
  const names = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  if (problems.length === 0) {
    printDone('admitted', names);
    return candidates;
  }
  for (const problem of problems) printFailed('refused', '', indent(problem));
  throw new CliError(`Not released: ${names}. The live site is unchanged.`);
}
