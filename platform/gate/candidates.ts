import { buildModules } from '../build';
import { CliError, indent, printDone, printFailed, printHeading, printRemark, root } from '../base';
import type { ModuleName } from '../modules';
import type { Acceptance } from './comparison/accepted';
import { NOTHING } from './comparison/compare-with-live';
import { checkCandidates } from './gate';
import { keepReport } from './report/report';
import { asOnlyGate, publishCandidates, type Candidate } from './trial';
import type { Store } from '../releases';
import { runSuites, sourceChecks } from '../test-runner';

/** A candidate that the gate let pass. */
export interface AdmittedCandidate extends Candidate {
  /** What differs from what is live, and was accepted. */
  accepted: readonly string[];
}

/**
 * Checks the sources of these modules, builds them, publishes them to the store and runs the gate. Nothing becomes
 * live: without a registry entry no browser loads the files.
 * @param acceptance of intended differences from what is live.
 * @throws CliError when the gate refuses them, with the problems printed, or when another gate runs in this checkout.
 */
export function admittedCandidates(
  store: Store,
  modules: readonly ModuleName[],
  signal: AbortSignal,
  acceptance: Acceptance,
): Promise<readonly AdmittedCandidate[]> {
  return asOnlyGate(() => admitted(store, modules, signal, acceptance));
}

async function admitted(
  store: Store,
  modules: readonly ModuleName[],
  signal: AbortSignal,
  acceptance: Acceptance,
): Promise<readonly AdmittedCandidate[]> {
  const names = modules.join(', ');
  const { failures } = await runSuites([sourceChecks(modules)], signal);
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  if (failures.length > 0)
    throw new CliError(`Not released: the sources of ${names} have the errors above.`);

  printHeading('Building');
  await buildModules(root, signal, modules);
  const candidates = await publishCandidates(store, root, modules);

  printHeading('Gate');
  const { names: accepted, by: acceptedBy } = acceptance;
  const findings = await checkCandidates(store, candidates, signal, { accepted }).catch(
    (error: unknown) => {
      // The site is stopped as well, and then anything may fail.
      if (signal.aborted) return NOTHING;
      throw error;
    },
  );
  const { problems } = findings;
  const versions = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  const report = await keepReport(store, { candidates, findings, acceptedBy, at: new Date() });
  printRemark(`report: ${report}`);
  if (problems.length === 0) {
    for (const difference of findings.accepted) printRemark(`accepted: ${difference}`);
    printDone('admitted', versions);
    return candidates.map((candidate) => ({ ...candidate, accepted: findings.accepted }));
  }
  for (const problem of problems) printFailed('refused', '', indent(problem));
  throw new CliError(`Not released: ${versions}. The live site is unchanged.`);
}
