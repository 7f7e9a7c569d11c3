import { join } from 'node:path';
import { formatDuration, printDone, root } from '../base';
import { freePorts, remoteOrigins } from '../local-cloud';
import { withTestSite } from '../test-runner';
import { budgetPath, type Composition, overBudget, readBudget, weigh } from '../composer';
import {
  contractsOf,
  type Hosts,
  incompatibilities,
  releasedModules,
  type State,
  type Store,
} from '../releases';
import { secondReact } from './second-react';
import { newAddresses } from './addresses';
import { compareWithLive } from './comparing/compare-with-live';
import { NOTHING, type Verdict } from './comparing/verdict';
import { render } from './rendering';
import { gateDirectory, trialState, trialStore, type Candidate } from './trial';

type Problems = readonly string[];

/**
 * Checks candidates together with the live releases of the other modules: contracts, built files, pages in a browser,
 * and the journeys of the modules, beside what is live. It stops after the first check that finds problems. Call it with
 * `asOnlyGate`.
 */
export async function checkCandidates(
  store: Store,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Verdict> {
  const { live: versions, log } = store.readState();
  const live = { live: versions, log };
  const state = trialState(live, candidates);
  const trial = trialStore(join(gateDirectory, 'published'), store, state);
  const ports = await freePorts();
  const hosts = { origins: remoteOrigins(ports) };
  let composition: Composition | undefined;

  const steps: { title: string; run: () => Problems | Promise<Problems> }[] = [
    { title: 'contracts', run: () => contractProblems(store, state, candidates) },
    { title: 'one React', run: () => secondReact(store, candidates) },
    { title: 'addresses', run: () => newAddresses(store, live, candidates) },
    {
      title: 'rendering',
      run: async () => {
        const rendered = await render(trial, store, hosts);
        composition = rendered.composition;
        return rendered.problems;
      },
    },
    {
      title: 'budget',
      run: async () => (composition ? budgetProblems(composition, trial, hosts, state) : []),
    },
  ];
  for (const { title, run } of steps) {
    const problems = await timed(title, run);
    if (problems.length > 0 || signal.aborted) return refused(problems);
  }
  return withTestSite({ ports, releases: trial }, signal, async (site) => {
    let verdict = NOTHING;
    await timed('journeys', async () => {
      verdict = await compareWithLive(site, trial, { live, candidate: state }, signal);
      return [...verdict.problems, ...verdict.differences.map(({ text }) => text)];
    });
    return verdict;
  });
}

const refused = (problems: Problems): Verdict => ({ ...NOTHING, problems: [...problems] });

async function timed(title: string, run: () => Problems | Promise<Problems>): Promise<Problems> {
  const startedAt = Date.now();
  const problems = await run();
  if (problems.length === 0) printDone(title, formatDuration(Date.now() - startedAt));
  return problems;
}

function contractProblems(store: Store, state: State, candidates: readonly Candidate[]): Problems {
  const { shell, remotes } = contractsOf(store, state.live);
  const isCandidate = (module: string) => candidates.some((one) => one.module === module);
  return remotes
    .filter(({ module }) => isCandidate(module) || isCandidate('shell'))
    .flatMap((remote) =>
      incompatibilities(shell, remote, isCandidate(remote.module) ? 'remote' : 'shell'),
    );
}

async function budgetProblems(
  composition: Composition,
  store: Store,
  hosts: Hosts,
  state: State,
): Promise<Problems> {
  const budget = await readBudget(budgetPath(root));
  return overBudget(await weigh(composition, releasedModules(store, hosts, state.live)), budget);
}
