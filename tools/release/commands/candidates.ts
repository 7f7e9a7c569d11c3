import { buildModules } from '../../build/build-modules';
import { Complaint } from '../../complaint';
import type { ModuleName } from '../../modules';
import { root } from '../../paths';
import { indent, printDone, printFailed, printHeading } from '../../terminal';
import { refusals } from '../gate/gate';
import { publishCandidates, type Candidate } from '../gate/trial';
import type { Store } from '../store/store';

/**
 * Builds these modules alone, puts them into the store under their versions, and sends them through the gate.
 * Nothing is live yet: files that no registry names reach nobody.
 * @throws Complaint when the gate refuses, with a sentence for each thing that does not fit.
 */
export async function admittedCandidates(
  store: Store,
  modules: readonly ModuleName[],
  ending: AbortSignal,
): Promise<readonly Candidate[]> {
  printHeading('Building');
  await buildModules(root, ending, modules);
  const candidates = await publishCandidates(store, root, modules);

  printHeading('Gate');
  const problems = await refusals(store, candidates, ending);
  const names = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  if (ending.aborted) throw new Complaint('Broken off; nothing was released.');
  if (problems.length === 0) {
    printDone('admitted', names);
    return candidates;
  }
  for (const problem of problems) printFailed('refused', '', indent(problem));
  throw new Complaint(`${names} is not released; what is live stays as it is.`);
}
