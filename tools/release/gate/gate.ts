import { resolve } from 'node:path';
import { messageOf } from '../../complaint';
import { root, stateDirectory } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { freePorts } from '../../stack/free-ports';
import { remoteOrigins } from '../../stack/parts';
import { formatDuration, printDone } from '../../terminal';
import { playJourneys, withTestSite } from '../../test/run-journeys';
import { overBudget, readBudget, weigh } from '../budget/budget';
import type { Composition } from '../compose/compose';
import { contractsOf } from '../contract/contracts-of';
import { misfits } from '../contract/misfits';
import { composeStore, releasedModules } from '../store/compose-store';
import type { Hosts, State } from '../store/state';
import type { Store } from '../store/store';
import { secondReact } from './build-checks';
import { journeysOf } from './journeys';
import { pageProblems } from './page-checks';
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
        try {
          composition = await composeStore(trial, hosts, state, await readSiteConfig(root));
        } catch (error) {
          return [`The pages cannot be rendered: ${messageOf(error)}`];
        }
        const known = await warningsNow(store, hosts);
        return composition.warnings
          .filter((warning) => !known.has(warning))
          .map((warning) => `${warning}. Its HTML would be missing until its script runs.`);
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

/** What the live site's own parts are left to the browser for, which is not the candidates' doing. */
async function warningsNow(store: Store, hosts: Hosts): Promise<ReadonlySet<string>> {
  try {
    const state = await store.readState();
    const site = await readSiteConfig(root);
    return new Set((await composeStore(store, hosts, state, site)).warnings);
  } catch {
    // Nothing is live yet.
    return new Set();
  }
}

async function overTheBudget(
  composition: Composition,
  store: Store,
  hosts: Hosts,
  state: State,
): Promise<Problems> {
  const budget = await readBudget(resolve(root, 'tools/release/budget/budget.json'));
  return overBudget(await weigh(composition, releasedModules(store, hosts, state.live)), budget);
}
