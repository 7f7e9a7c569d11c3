import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatDuration, printDone, root } from '../base';
import { freePorts, remoteOrigins } from '../local-cloud';
import { withTestSite } from '../test-runner';
import { budgetPath, overBudget, readBudget, weigh } from '../composer';
import {
  contractsOf,
  incompatibilities,
  openStore,
  release,
  releasedModules,
  replaceState,
  type State,
  type Store,
} from '../releases';
import { builtFileProblems } from './built-files';
import { type Candidate, gateDirectory } from './candidate';
import { compareWithLive } from './comparing/compare-with-live';
import { NOTHING, type Verdict } from './comparing/verdict';
import { render, type Rendered } from './rendering';

type Problems = readonly string[];

/**
 * Checks candidates together with the live releases of the other modules: contracts, built files, pages, and the
 * journeys of the modules, beside what is live. It stops after the first check that finds problems. Only one may run in
 * a checkout.
 */
export async function checkCandidates(
  store: Store,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<Verdict> {
  // Without a canary, which most visitors do not have.
  const { live: versions, log } = store.readState();
  const live: State = { live: versions, log };
  const state = candidates.reduce(
    (next, { module, version }) => release(next, version, { module, at: new Date() }),
    live,
  );
  const trial = trialStore(store, state);
  const ports = await freePorts();
  const hosts = { origins: remoteOrigins(ports) };
  let rendered: Rendered = { problems: [] };

  const steps: Readonly<Record<string, () => Problems | Promise<Problems>>> = {
    contracts: () => contractProblems(store, state, candidates),
    'built files': () => builtFileProblems(store, live, candidates),
    rendering: async () => {
      rendered = await render(trial, store, hosts);
      return rendered.problems;
    },
    budget: async () => {
      const modules = releasedModules(trial, hosts, state.live);
      const weight = rendered.composition && (await weigh(rendered.composition, modules));
      return weight ? overBudget(weight, await readBudget(budgetPath(root))) : [];
    },
  };
  for (const [title, run] of Object.entries(steps)) {
    const startedAt = Date.now();
    const problems = await run();
    if (problems.length > 0 || signal.aborted) return { ...NOTHING, problems: [...problems] };
    printDone(title, formatDuration(Date.now() - startedAt));
  }
  const startedAt = Date.now();
  const verdict = await withTestSite(
    { ports, stateDirectory: join(gateDirectory, 'cloud'), releases: trial },
    signal,
    (site) => compareWithLive(site, trial, { live, candidate: state }, signal),
  );
  if (verdict.problems.length + verdict.differences.length === 0)
    printDone('journeys', formatDuration(Date.now() - startedAt));
  return verdict;
}

/** A store with the releases of another one, and its own state. */
function trialStore(store: Store, state: State): Store {
  const directory = join(gateDirectory, 'published');
  rmSync(directory, { recursive: true, force: true });
  const trial = openStore(directory, { content: store.content });
  replaceState(trial, undefined, state);
  return trial;
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
