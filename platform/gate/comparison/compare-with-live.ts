import { printRemark, readSiteConfig, root } from '../../base';
import { MODULES, type ModuleName } from '../../modules';
import { type State, type Store, switchLive } from '../../releases';
import type { TestSite } from '../../test-runner';
import { compareWalks, walksThatShow } from './compare-traces';
import type { Difference } from './differences';
import type { WalkTrace } from './facts';
import type { PicturePair } from './visual-differences';
import { pickDishes } from './pick-dishes';
import { sizeDifferences } from './sizes';
import { judge, type Judgment } from './judgment';
import { readMenu, takeWalks, type WalkOptions } from './walk-site';
import { withNeeded } from './walks/walks';
import { describeDifference } from './describe-difference';

interface Sides {
  live: State;
  candidate: State;
}

/** What a comparison found. */
export interface Findings extends Judgment {
  /** The pictures that looked different both times. */
  pairs: readonly PicturePair[];
}

export const NOTHING: Findings = { problems: [], accepted: [], judged: [], pairs: [] };

/**
 * Takes the same walks through the live releases and through the candidates, on the same site with the same data and
 * configuration, and judges what differs. The walks that show it are taken once more: only what differs both times
 * counts.
 * @param trial the store that the site serves; at the end the candidates are live in it.
 * @throws the reason of the signal, when it ends the walks.
 */
export async function compareWithLive(
  site: TestSite,
  trial: Store,
  { live, candidate }: Sides,
  { accepted, signal }: { accepted: ReadonlySet<string>; signal: AbortSignal },
): Promise<Findings> {
  const released = changedModules(live, candidate);
  if (released.length === 0) return NOTHING;
  const grown = sizeDifferences(trial, { live, candidate }, released);
  const walk = await walkerOf(site, trial, live, signal);
  const wasSeen = await walk(live, 'live');
  const isSeen = await walk(candidate, 'candidate');
  const first = compareWalks(wasSeen, isSeen, site.urls);
  if (first.differences.length === 0) return { ...NOTHING, ...judge(grown, released, accepted) };

  printRemark('something differs; the walks that show it are taken once more');
  const only = withNeeded(walksThatShow(first.differences, [...wasSeen, ...isSeen]));
  const again = compareWalks(
    await walk(live, 'live', { only }),
    await walk(candidate, 'candidate', { only }),
    site.urls,
  );
  const both = inBoth(first.differences, again.differences);
  const isTold = ({ is }: PicturePair) =>
    both.some((one) => one.kind === 'look' && one.module === is.module && one.about === is.where);
  const judgment = judge([...grown, ...both], released, accepted);
  return { ...judgment, pairs: again.pairs.filter(isTold) };
}

/**
 * The dishes that the walks order are on the menu of what the trial serves now and of what is live.
 * @returns what serves a state of the trial, takes the walks through it, and puts the data back as they were.
 */
async function walkerOf(
  site: TestSite,
  trial: Store,
  live: State,
  signal: AbortSignal,
): Promise<(state: State, label: string, options?: Partial<WalkOptions>) => Promise<WalkTrace[]>> {
  const config = await readSiteConfig(root);
  const serve = async (state: State) => {
    await switchLive(trial, config, () => state);
  };
  const offered = await readMenu(site);
  await serve(live);
  const dishes = pickDishes(await readMenu(site), offered);
  return async (state, label, options = {}) => {
    await serve(state);
    const { projectId } = config.firebase;
    const traces = await takeWalks(site, { label, dishes, projectId, signal, ...options });
    signal.throwIfAborted();
    await site.reset();
    return traces;
  };
}

function changedModules(live: State, candidate: State): ModuleName[] {
  return MODULES.filter((module) => live.live[module] !== candidate.live[module]);
}

/** Those about the same thing in both, although it may be another difference each time: a price that is drawn. */
function inBoth(first: readonly Difference[], again: readonly Difference[]): Difference[] {
  const topicOf = ({ kind, module, about }: Difference) => JSON.stringify([kind, module, about]);
  const topics = new Set(again.map(topicOf));
  for (const one of first)
    if (!topics.has(topicOf(one))) printRemark(`seen once, not again: ${describeDifference(one)}`);
  return first.filter((one) => topics.has(topicOf(one)));
}
