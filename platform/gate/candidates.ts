import { join } from 'node:path';
import { CliError, indent, printDone, printFailed, printHeading, printRemark, root } from '../base';
import { buildModules } from '../build';
import type { ModuleName } from '../modules';
import { sourceTexts } from './comparing/source-texts';
import {
  type Acceptance,
  digest,
  NOTHING,
  refusals,
  storedVerdict,
  storeVerdict,
  type Verdict,
} from './comparing/verdict';
import { checkCandidates } from './gate';
import { asOnlyGate, gateDirectory, publishCandidates, type Candidate } from './trial';
import { filesSince, type Store } from '../releases';
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
  { codes, by }: Acceptance,
): Promise<readonly AdmittedCandidate[]> {
  printHeading('Building');
  await buildModules(root, signal, modules);
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  const candidates = await publishCandidates(store, root, modules);
  const key = await verdictKey(store, candidates);
  let verdict = storedVerdict(VERDICTS, key);
  if (verdict) printRemark('this build was compared with this live set before');
  else {
    verdict = await judged(store, modules, candidates, signal);
    // What a check refused may be repaired outside of the checkout, a journey may have failed by chance.
    if (verdict.problems.length === 0) storeVerdict(VERDICTS, key, verdict);
  }
  const { differences, code, remarks } = verdict;
  for (const remark of remarks) printRemark(remark);
  const versions = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  const problems = refusals(verdict, codes);
  if (problems.length > 0) {
    printFailed('refused', '', indent(problems.join('\n')));
    if (differences.length > 0) printRemark(`report: ${REPORT}`);
    throw new CliError(`Not released: ${versions}. The live site is unchanged.`);
  }
  for (const { text } of differences) printRemark(`accepted by ${by}: ${text}`);
  printDone('admitted', versions);
  const accepted = differences.map(({ text }) => `${code} ${text}`);
  return candidates.map((candidate) => ({ ...candidate, accepted }));
}

async function judged(
  store: Store,
  modules: readonly ModuleName[],
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Verdict> {
  const changed = await changedFiles(store, modules);
  const { failures } = await runSuites([sourceChecks(modules, changed)], signal);
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  if (failures.length > 0)
    throw new CliError(`Not released: the sources of ${modules.join(', ')} have the errors above.`);
  printHeading('Gate');
  const verdict = await checkCandidates(store, candidates, signal).catch((error: unknown) => {
    // The site is stopped as well, and then anything may fail.
    if (signal.aborted) return NOTHING;
    throw error;
  });
  if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
  return verdict;
}

/** What is not live yet of the sources of these modules; undefined when the commit of what is live is not known. */
async function changedFiles(store: Store, modules: readonly ModuleName[]) {
  const { live } = store.readState();
  const commits = modules.map((module) => {
    const version = live[module];
    return version === undefined ? undefined : store.manifest(module, version).commit;
  });
  const [commit] = commits;
  if (commit === undefined || commits.some((one) => one !== commit)) return undefined;
  return filesSince(root, commit, [...modules, 'shared']);
}

const VERDICTS = join(gateDirectory, 'verdicts');
/** Playwright's report of the candidate's journeys. */
const REPORT = join(gateDirectory, 'report/index.html');

/** What a verdict depends on: the candidates, what is live beside them, and every file of the checkout. */
async function verdictKey(store: Store, candidates: readonly Candidate[]): Promise<string> {
  const files = (await sourceTexts()).map(digest);
  const { live } = store.readState();
  return digest(JSON.stringify([live, candidates, files])).slice(0, 16);
}
