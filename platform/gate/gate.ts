import { resolve } from 'node:path';
import { formatDuration, printDone, root, stateDirectory } from '../base';
import { journeysOf } from '../modules';
import { freePorts, remoteOrigins } from '../local-cloud';
import { playJourneys, withTestSite } from '../test-runner';
import { budgetPath, type Composition, overBudget, readBudget, weigh } from '../composer';
import {
  contractsOf,
  type Hosts,
  incompatibilities,
  releasedModules,
  type State,
  type Store,
  unknownInterfaces,
} from '../releases';
import { secondReact } from './build-checks';
import { pageProblems } from './page-checks';
import { render } from './rendering';
import { trialState, trialStore, type Candidate } from './trial';

type Problems = readonly string[];

/**
 * Checks candidates together with the live releases of the other modules: contracts, built files, pages in a browser, and
 * the journeys of the modules. It stops after the first check that finds problems.
 * @param options.hasJourneys false skips the journeys.
 * @returns a message for each problem; none when the candidates are admitted.
 */
export async function findProblems(
  store: Store,
  candidates: readonly Candidate[],
  signal: AbortSignal,
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
      run: async () => (composition ? budgetProblems(composition, trial, hosts, state) : []),
    },
  ];
  for (const { title, run } of steps) {
    const problems = await timed(title, run);
    if (problems.length > 0 || signal.aborted) return problems;
  }
  return withTestSite({ ports, releases: trial.directory }, signal, async (site) => {
    const modules = candidates.map(({ module }) => module);
    const problems = await timed('pages', () => pageProblems(site, modules));
    if (problems.length > 0 || signal.aborted || !hasJourneys) return problems;
    return timed('journeys', async () => {
      const { failed } = await playJourneys(site, journeysOf(modules), signal);
      return failed === 0
        ? []
        : [
            `${String(failed)} of the journeys of ${modules.join(', ')} failed; they are listed above.`,
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
  return [
    ...unknownInterfaces([shell, ...remotes]),
    ...remotes
      .filter(({ module }) => isCandidate(module) || isCandidate('shell'))
      .flatMap((remote) =>
        incompatibilities(shell, remote, isCandidate(remote.module) ? 'remote' : 'shell'),
      ),
  ];
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
