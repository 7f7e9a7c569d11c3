import { rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { formatDuration, messageOf, printDone, root } from '../base';
import { readSiteConfig } from '../shop';
import { type Composition, overBudget, readBudget, weigh } from '../composer';
import { freePorts, startLocalCloud } from '../local-cloud';
import { moduleNamed, moduleOrigin, MODULES, perRemote } from '../modules';
import {
  composeLive,
  misfits,
  openStore,
  release,
  releasedModules,
  replaceState,
  type State,
  type Store,
} from '../releases';
import { testSiteOf } from '../test-runner';
import { builtFileProblems } from './built-files';
import { type Candidate, gateDirectory } from './candidate';
import { compareWithLive } from './comparing/compare-with-live';
import { NOTHING, type Verdict } from './comparing/verdict';

type Problems = Iterable<string>;

/**
 * The origins are fixed, because those of the site that plays the journeys differ in each run, and are in every page.
 */
const HOSTS = { origins: perRemote((name) => moduleOrigin(moduleNamed(name).port)) };

/** The live releases, alone and with candidates, and what is composed of both. */
interface Sides {
  states: Readonly<Record<'live' | 'candidate', State>>;
  pages: Record<'live' | 'candidate', Composition>;
}

/**
 * Checks candidates together with the live releases of the other modules, without a browser: contracts, built files,
 * pages and their size. It stops after the first check that finds problems.
 * @returns the problems, and what the journeys compare.
 */
export async function checkBuilds(store: Store, candidates: readonly Candidate[]) {
  const live = store.readState();
  const versions = Object.fromEntries(candidates.map(({ module, version }) => [module, version]));
  const candidate = release(live, versions, { at: new Date() });
  const site = await readSiteConfig(root);
  const nothing: Composition = { files: new Map(), warnings: [] };
  const sides: Sides = {
    states: { live, candidate },
    pages: { live: nothing, candidate: nothing },
  };
  const { pages } = sides;
  // The folder of the releases means nothing to the reader.
  const inShort = (text: string) => text.replaceAll(store.content + sep, '');

  const steps: Readonly<Record<string, () => Problems | Promise<Problems>>> = {
    contracts: () => misfits(store, live, candidate).problems,
    'built files': () => builtFileProblems(store, live, candidates),
    rendering: async () => {
      try {
        pages.candidate = await composeLive(store, HOSTS, candidate, site);
        if (live.live.shell !== undefined) pages.live = await composeLive(store, HOSTS, live, site);
      } catch (error) {
        return [`The pages cannot be rendered: ${inShort(messageOf(error))}`];
      }
      return pages.candidate.warnings
        .filter((warning) => !pages.live.warnings.includes(warning))
        .map(
          (warning) =>
            `${inShort(warning)}. Its HTML would be missing until its script runs. The first render must not throw or need a browser.`,
        );
    },
    budget: async () => {
      const modules = releasedModules(store, HOSTS, candidate.live);
      return overBudget(await weigh(pages.candidate, modules), await readBudget(root));
    },
  };
  for (const [title, run] of Object.entries(steps)) {
    const startedAt = Date.now();
    const problems = [...(await run())];
    if (problems.length > 0) return { problems, sides };
    printDone(title, formatDuration(Date.now() - startedAt));
  }
  return { problems: [], sides };
}

/** Plays the journeys of the modules that differ, and compares them with what is live. Only one may run in a checkout. */
export async function checkJourneys(
  store: Store,
  { states, pages }: Sides,
  signal: AbortSignal,
): Promise<Verdict> {
  const { live, candidate } = states;
  const released = MODULES.filter((module) => live.live[module] !== candidate.live[module]);
  // A build with one more comment has the same bytes, and the same version.
  if (released.length === 0) return NOTHING;
  const startedAt = Date.now();
  const directory = join(gateDirectory, 'published');
  rmSync(directory, { recursive: true, force: true });
  const trial = openStore(directory, store);
  replaceState(trial, undefined, candidate);
  const stateDirectory = join(gateDirectory, 'cloud');
  const cloud = await startLocalCloud(
    { pages: 'built', ports: await freePorts(), stateDirectory, releases: trial },
    signal,
  );
  try {
    const compared = { testSite: testSiteOf(cloud), trial, released, signal, states, pages };
    const verdict = await compareWithLive(compared);
    if (verdict.problems.length + verdict.differences.length === 0)
      printDone('journeys', formatDuration(Date.now() - startedAt));
    return verdict;
  } finally {
    await cloud.stop();
  }
}
