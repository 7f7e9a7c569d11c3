import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, holdFolder, printHeading, printRemark, root } from '../base';
import { readSiteConfig } from '../shop';
import { buildModules } from '../build';

import {
  addBuild,
  digestOf,
  rolledBackProblem,
  type State,
  type Store,
  writeWhole,
} from '../releases';
import { inputsOf, printFailures, runSuites, sourceSuites } from '../test-runner';
import { type Candidate, gateDirectory, today } from './candidate';
import {
  type Acceptance,
  NOTHING,
  requireAccepted,
  type Verdict,
  VerdictSchema,
} from './comparing/verdict';
import { checkBuilds, checkJourneys } from './gate';

/** Candidates that the gate let pass. */
interface Admitted {
  candidates: readonly Candidate[];
  /** What differs from what is live, and was accepted. */
  accepted: readonly string[];
}

/**
 * Builds these modules, adds them to the store, and checks their sources and what was built. Nothing becomes live:
 * without a registry entry no browser loads the files.
 * @param acceptance of intended differences from what is live.
 * @param again whether what was rolled back and has not changed since is checked, too.
 * @throws CliError when the gate refuses them, with the problems printed, or when another gate runs in this checkout.
 */
export async function admittedCandidates(
  store: Store,
  modules: readonly string[],
  signal: AbortSignal,
  acceptance: Acceptance,
  again: boolean,
): Promise<Admitted> {
  const freeFolder = await holdFolder(gateDirectory, 'gate');
  try {
    return await admitted(store, modules, signal, acceptance, again);
  } catch (error) {
    // After a stop, any failure may be a consequence of it.
    if (signal.aborted) throw new CliError('Stopped. Nothing was released.');
    throw error;
  } finally {
    freeFolder();
  }
}

async function admitted(
  store: Store,
  modules: readonly string[],
  signal: AbortSignal,
  acceptance: Acceptance,
  again: boolean,
): Promise<Admitted> {
  printHeading('Building');
  await buildModules(root, signal, modules);
  signal.throwIfAborted();
  const built: Candidate[] = [];
  for (const module of modules)
    built.push({ module, version: await addBuild(store, root, module) });
  const state = store.readState();
  const candidates = again ? built : withoutRolledBack(state, built);
  // Everything that a verdict depends on. The configuration, with its picture, may be outside the checkout.
  const shown = [state.live, candidates, await readSiteConfig(root), today()];
  const name = digestOf(JSON.stringify([...shown, inputsOf(() => true)])).slice(0, 16);
  const path = join(gateDirectory, 'verdicts', `${name}.json`);
  let verdict: Verdict;
  if (existsSync(path)) {
    verdict = v.parse(VerdictSchema, JSON.parse(readFileSync(path, 'utf8')));
    printRemark('this build was compared with this live set before');
  } else {
    verdict = await verdictOn(store, candidates, signal);
    // A refusal is not stored: its cause may be outside the checkout, or chance.
    if (verdict.problems.length === 0) writeWhole(path, JSON.stringify(verdict, null, 2));
  }
  const versions = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  return { candidates, accepted: requireAccepted(verdict, acceptance, versions) };
}

/**
 * Leaves out what was rolled back and has not changed since: whatever was wrong is still in it.
 * @throws CliError when nothing is left.
 */
function withoutRolledBack(state: State, built: readonly Candidate[]): readonly Candidate[] {
  const left: Candidate[] = [];
  const out: string[] = [];
  for (const candidate of built) {
    const problem = rolledBackProblem(state, candidate.module, candidate.version);
    if (problem === undefined) left.push(candidate);
    else out.push(problem);
  }
  if (left.length === 0) throw new CliError(out.join('\n  '));
  for (const sentence of out) printRemark(`${sentence} It is left out.`);
  return left;
}

/** Checks the builds, which takes seconds, then their sources and journeys at the same time. */
async function verdictOn(
  store: Store,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Verdict> {
  const modules = candidates.map(({ module }) => module);
  const { problems, sides } = await checkBuilds(store, candidates);
  signal.throwIfAborted();
  if (problems.length > 0) return { ...NOTHING, problems };
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const checkSources = async () => {
    const { failures } = await runSuites([sourceSuites([...modules, 'shared'])], either);
    if (signal.aborted || failures.length === 0) return;
    failed.abort();
    printFailures(failures);
  };
  const [verdict] = await Promise.all([
    checkJourneys(store, sides, either).catch((error: unknown) => {
      // The site is stopped as well, so any failure may be a consequence of that.
      if (failed.signal.aborted) return NOTHING;
      throw error;
    }),
    checkSources(),
  ]);
  signal.throwIfAborted();
  if (failed.signal.aborted)
    throw new CliError(`Not released: the sources of ${modules.join(', ')} have the errors above.`);
  return verdict;
}
