import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printDone, printFailed, readSiteConfig, root } from '../../base';
import { freePorts } from '../../local-cloud';
import type { Store } from '../../releases';
import { withTestSite } from '../../test-runner';
import { gateDirectory, trialStore } from '../trial';
import { compareWalks } from './compare-traces';
import { describeDifference } from './describe-difference';
import { pickDishes } from './pick-dishes';
import type { PicturePair } from './visual-differences';
import { readMenu, takeWalks } from './walk-site';

/** To see what moved. */
function keepPictures(pairs: readonly PicturePair[], label: string): void {
  const folder = resolve(gateDirectory, 'unsteady');
  for (const { was, is } of pairs) {
    const name = [label, is.module ?? 'window', is.where, is.way, String(is.place)].join(', ');
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, `${name}, was.png`), was.png);
    writeFileSync(resolve(folder, `${name}, is.png`), is.png);
  }
}

/**
 * Takes the walks through what is live in a store, again and again.
 * @returns how many of these walks differ from the first in anything.
 */
export async function unsteadyWalks(
  store: Store,
  times: number,
  signal: AbortSignal,
): Promise<number> {
  const trial = trialStore(resolve(store.directory, '../published'), store, store.readState());
  const { projectId } = (await readSiteConfig(root)).firebase;
  const options = { ports: await freePorts(), releases: trial };
  return withTestSite(options, signal, async (site) => {
    const menu = await readMenu(site);
    const dishes = pickDishes(menu, menu);
    const walk = async (label: string) => {
      await site.reset();
      return takeWalks(site, { label, dishes, projectId, signal });
    };
    const first = await walk('first');
    let unsteady = 0;
    for (let count = 1; count <= times && !signal.aborted; count += 1) {
      const label = `walk ${String(count)} of ${String(times)}`;
      const { differences, pairs } = compareWalks(first, await walk(label), site.urls);
      if (differences.length === 0) printDone(label, 'no difference');
      else printFailed(label, '', differences.map(describeDifference).join('\n'));
      if (differences.length > 0) unsteady += 1;
      keepPictures(pairs, label);
    }
    return unsteady;
  });
}
