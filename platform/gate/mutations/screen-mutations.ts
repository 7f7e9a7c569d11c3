import { join } from 'node:path';
import { CliError, messageOf, printHeading, readSiteConfig, root } from '../../base';
import { repeatedBuilds, type RepeatedBuilds } from '../../build';
import { cloudControl, freePorts } from '../../local-cloud';
import { MODULES, type ModuleName } from '../../modules';
import { switchLive, type State } from '../../releases';
import { withTestSite } from '../../test-runner';
import { pickDishes } from '../comparison/pick-dishes';
import { readKitchenLinks } from '../comparison/read-services';
import { readMenu, takeWalks, type WalkOptions } from '../comparison/walk-site';
import { GUEST_WALK } from '../comparison/walks/guest-walk';
import { ONE_BY_ONE } from '../comparison/walks/walks';
import { publishCandidates, trialState, trialStore } from '../trial';
import { firstProblems } from './first-problems';
import type { RandomMutation } from './random-mutations';
import { reportingEdits } from './reporting-edits';
import { prepareTree } from './run-mutation';
import type { Screened } from './summary';
import { whereItRuns } from './where-it-runs';
import { withEdits } from './work-tree';

/**
 * Compares mutations with the sources as they are, on one site: by the walks that run the mutated place, until the first
 * difference. One walk through a build that reports what runs tells which these are. The gate does more: contracts, pages, and a
 * second walk when something differs.
 * @param directory for everything that is written.
 * @param onScreened is told of each as soon as it is known.
 */
export async function screenMutations(
  directory: string,
  mutations: readonly RandomMutation[],
  signal: AbortSignal,
  onScreened: (one: Screened) => void,
): Promise<void> {
  const builds = new Map<ModuleName, RepeatedBuilds>();
  const { tree, store } = await prepareTree(directory, signal, async (copy) => {
    for (const module of MODULES) {
      const repeated = await repeatedBuilds(copy, module);
      builds.set(module, repeated);
      await repeated.build();
    }
  });
  const usual = await store.readState();
  const config = await readSiteConfig(root);
  const trial = await trialStore(join(directory, 'published'), store, usual);
  const serve = (state: State) => switchLive(trial, config, () => state);
  const built = async (modules: readonly ModuleName[]) => {
    for (const module of modules) await builds.get(module)?.build();
    return trialState(usual, await publishCandidates(store, tree, modules));
  };

  const options = { ports: await freePorts(), releases: trial.directory };
  await withTestSite(options, signal, async (site) => {
    const menu = await readMenu(site);
    const dishes = pickDishes(menu, menu);
    const { projectId } = config.firebase;
    const walk = async (label: string, more: Partial<WalkOptions> = {}) => {
      const traces = await takeWalks(site, { label, dishes, projectId, ...more });
      const links = await readKitchenLinks(site.urls);
      await cloudControl(site.urls.control).reset();
      return { traces, links };
    };
    const { traces: wasSeen, links } = await walk('as it is');
    const ran = await withEdits(tree, reportingEdits(tree, mutations), async () => {
      const reporting = await built([...new Set(mutations.map(({ module }) => module))]);
      return whereItRuns(async (noting) => {
        await serve(reporting);
        await walk('what runs where', noting);
      });
    });

    const neverRuns = (id: number, { reports }: RandomMutation) =>
      reports !== undefined && !ran.inWalks.has(id) && !ran.whileComposing.has(id);

    const screened = async (
      id: number,
      mutation: RandomMutation,
    ): Promise<Omit<Screened, 'mutation'>> => {
      const { module, edits } = mutation;
      if (neverRuns(id, mutation)) return { outcome: 'no walk runs it', problems: [] };
      const inWalks = ran.inWalks.get(id);
      return withEdits(tree, edits, async () => {
        const state = await built([module]);
        if (state.live[module] === usual.live[module])
          return { outcome: 'the same build', problems: [] };
        const warnings = await serve(state).catch((error: unknown) => [
          `the pages cannot be rendered: ${messageOf(error)}`,
        ]);
        if (warnings.length > 0) return { outcome: 'noticed', problems: warnings };
        const problems = await firstProblems(
          { wasSeen, urls: site.urls, module },
          signal,
          async (watching) => {
            const isOrdered = !inWalks || inWalks.has(GUEST_WALK.title);
            const more = {
              groups: ONE_BY_ONE,
              ...(inWalks && { only: inWalks }),
              ...(!isOrdered && { kitchenLinks: links }),
            };
            return (await walk('mutation', { ...watching, ...more })).traces;
          },
        );
        return { outcome: problems.length > 0 ? 'noticed' : 'no difference', problems };
      });
    };
    // What is known at once comes first.
    const isLater = ([id, mutation]: [number, RandomMutation]) => Number(!neverRuns(id, mutation));
    const ordered = [...mutations.entries()].sort((one, other) => isLater(one) - isLater(other));
    for (const [id, mutation] of ordered) {
      if (signal.aborted) return;
      printHeading(`${String(id + 1)} of ${String(mutations.length)}: ${mutation.name}`);
      try {
        const one = { mutation, ...(await screened(id, mutation)) };
        // A walk that was ended from outside has seen too little.
        if (!signal.aborted) onScreened(one);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CliError)) throw error;
        onScreened({ mutation, outcome: 'noticed', problems: [error.message] });
      }
    }
  });
}
