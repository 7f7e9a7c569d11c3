import { resolve } from 'node:path';
import { root, stateDirectory } from '../../paths';
import { freePorts } from '../../stack/free-ports';
import { remoteOrigins } from '../../stack/parts';
import { formatDuration, printDone } from '../../terminal';
import { playJourneys, withTestSite } from '../../test/run-journeys';
import { budgetPath, overBudget, readBudget, weigh } from '../budget/budget';
import type { Composition } from '../compose/compose';
import { contractsOf } from '../contract/contracts-of';
import { misfits } from '../contract/misfits';
import { releasedModules } from '../store/compose-store';
import type { Hosts, State } from '../store/state';
import type { Store } from '../store/store';
import { secondReact } from './build-checks';
import { journeysOf } from './journeys';
import { pageProblems } from './page-checks';
import { render } from './rendering';
import { trialState, trialStore, type Candidate } from './trial';

type Problems = readonly string[];

/**
 * Tries candidates against what is live of the other modules: contracts first, then what can be told of the files, then
 * the pages in a browser, then the journeys that touch them. Each step is taken only if the one before found nothing.
 * @param options.hasJourneys false leaves the journeys out.
 * @returns a sentence for each thing that does not fit; none when the candidates are admitted.
 */
export async function refusals(
  store: Store,
  candidates: readonly Candidate[],
  ending: AbortSignal,
  { hasJourneys = true } = {},
): Promise<Problems> {
  const state = trialState(await store.readState(), candidates);
  const trial = await trialStore(resolve(stateDirectory, 'gate/published'), store, state);
  const ports = await freePorts();
  const hosts = { origins: remoteOrigins(ports) };
  let composition: Composition | undefined;

  const steps: { title: string; run: () => Promise<Problems> }[] = [
    { title: 'contracts', run: () => contractProblems(store, state, candidates) },
    { title: 'one React', run: () => secondReact(store, candidates) },
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
      run: async () => (composition ? overTheBudget(composition, trial, hosts, state) : []),
    },
  ];
  for (const { title, run } of steps) {
    const problems = await timed(title, run);
    if (problems.length > 0 || ending.aborted) return problems;
  }
  return withTestSite({ ports, releases: trial.directory }, ending, async (site) => {
    const modules = candidates.map(({ module }) => module);
    const problems = await timed('pages', () => pageProblems(site, modules));
    if (problems.length > 0 || ending.aborted || !hasJourneys) return problems;
    return timed('journeys', async () => {
      const { failed } = await playJourneys(site, journeysOf(modules), ending);
      return failed === 0
        ? []
        : [
            `${String(failed)} of the journeys that touch ${modules.join(', ')} failed; they are named above.`,
          ];
    });
  });
}

async function timed(title: string, run: () => Promise<Problems>): Promise<Problems> {
  const startedAt = Date.now();
  const problems = await run();
  if (problems.length === 0) printDone(title, formatDuration(Date.now() - startedAt));
  return problems;
}

async function contractProblems(
  store: Store,
  state: State,
  candidates: readonly Candidate[],
): Promise<Problems> {
  const { shell, remotes } = await contractsOf(store, state.live);
  const isCandidate = (module: string) => candidates.some((one) => one.module === module);
  return remotes
    .filter(({ module }) => isCandidate(module) || isCandidate('shell'))
    .flatMap((remote) => misfits(shell, remote, isCandidate(remote.module) ? 'remote' : 'shell'));
}

async function overTheBudget(
  composition: Composition,
  store: Store,
  hosts: Hosts,
  state: State,
): Promise<Problems> {
  const budget = await readBudget(budgetPath(root));
  return overBudget(await weigh(composition, releasedModules(store, hosts, state.live)), budget);
}
