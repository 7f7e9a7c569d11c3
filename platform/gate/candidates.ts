import { buildModules } from '../build';
import { CliError, indent, printDone, printFailed, printHeading, printRemark, root } from '../base';
import type { ModuleName } from '../modules';
import { checkCandidates } from './gate';
import { publishCandidates, type Candidate } from './trial';
import type { Store } from '../releases';

/** A candidate that the gate let pass. */
export interface AdmittedCandidate extends Candidate {
  /** What differs from what is live, and was accepted. */
  accepted: readonly string[];
}

/**
 * Builds these modules, publishes them to the store and runs the gate. Nothing becomes live: without a registry entry no
 * browser loads the files.
 * @param accepted differences from what is live that are meant; see comparison/accepted.ts.
 * @throws CliError when the gate refuses them; the problems are printed.
 */
export async function admittedCandidates(
  store: Store,
  modules: readonly ModuleName[],
  signal: AbortSignal,
  accepted: ReadonlySet<string>,
): Promise<readonly AdmittedCandidate[]> {
  printHeading('Building');
  await buildModules(root, signal, modules);
  const candidates = await publishCandidates(store, root, modules);

  printHeading('Gate');
  const verdict = await checkCandidates(store, candidates, signal, { accepted });
  const { problems } = verdict;
  const names = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  if (problems.length === 0) {
    for (const difference of verdict.accepted) printRemark(`accepted: ${difference}`);
    printDone('admitted', names);
    return candidates.map((candidate) => ({ ...candidate, accepted: verdict.accepted }));
  }
  for (const problem of problems) printFailed('refused', '', indent(problem));
  throw new CliError(`Not released: ${names}. The live site is unchanged.`);
}
