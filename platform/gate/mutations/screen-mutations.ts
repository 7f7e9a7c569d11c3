import { resolve } from 'node:path';
import { CliError, printHeading, stateDirectory } from '../../base';
import { buildModules } from '../../build';
import { freePorts } from '../../local-cloud';
import { withTestSite } from '../../test-runner';
import { compareTraces, walkerOf } from '../comparison/compare-with-live';
import { judge } from '../comparison/verdicts';
import { publishCandidates, trialState, trialStore } from '../trial';
import type { TestBed } from './run-mutation';
import { type GateMutation, withEdits } from './work-tree';

/** What the comparison says of a mutation; no problem when it sees nothing. */
export interface Screened {
  name: string;
  problems: readonly string[];
  /** The minifier or the compiler made the same files of it: no guest can notice it. */
  isSameBuild: boolean;
}

/**
 * Compares mutations with what is live: by one walk each, on one site. The gate does more (contracts, pages, a second walk
 * when something differs), and takes four times as long.
 * @param onScreened is told of each as soon as it is known.
 */
export async function screenMutations(
  { tree, store }: TestBed,
  mutations: readonly GateMutation[],
  signal: AbortSignal,
  onScreened: (one: Screened) => void,
): Promise<void> {
  const live = await store.readState();
  const trial = await trialStore(resolve(stateDirectory, 'gate/published'), store, live);
  const options = { ports: await freePorts(), releases: trial.directory };
  await withTestSite(options, signal, async (site) => {
    const walk = await walkerOf(site, trial, live);
    const wasSeen = await walk(live, 'live');
    for (const { name, modules = [], edits } of mutations) {
      if (signal.aborted) return;
      printHeading(name);
      await withEdits(tree, edits, async () => {
        try {
          await buildModules(tree, signal, modules);
          const candidates = await publishCandidates(store, tree, modules);
          const isSameBuild = candidates.every(
            ({ module, version }) => live.live[module] === version,
          );
          const problems = isSameBuild
            ? []
            : judge(
                compareTraces(wasSeen, await walk(trialState(live, candidates), 'mutation'))
                  .differences,
                modules,
                new Set(),
              ).problems;
          onScreened({ name, problems, isSameBuild });
        } catch (error) {
          if (!(error instanceof CliError)) throw error;
          onScreened({ name, problems: [error.message], isSameBuild: false });
        }
      });
    }
  });
}
