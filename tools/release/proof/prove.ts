import { join } from 'node:path';
import { buildModules } from '../../build/build-modules';
import { root } from '../../paths';
import { readSiteConfig } from '../../site-config';
import { remoteOrigins } from '../../stack/parts';
import { readPorts } from '../../stack/ports';
import { printHeading } from '../../terminal';
import { refusals } from '../gate/gate';
import { publishCandidates } from '../gate/trial';
import { publishBuilt } from '../store/publish-built';
import { openStore, type Store } from '../store/store';
import type { Breakage } from './breakages';
import { copyTree, withEdits } from './work-tree';

/** What became of a breakage. */
export interface Verdict {
  name: string;
  /** What the gate said of it. */
  sentences: readonly string[];
  isRight: boolean;
}

/** A store with the builds of a copy of this repository, all of them live. */
export interface Bench {
  tree: string;
  store: Store;
}

/** @param directory of the bench; nothing is written elsewhere. */
export async function makeBench(directory: string, ending: AbortSignal): Promise<Bench> {
  const tree = join(directory, 'tree');
  copyTree(root, tree);
  await buildModules(tree, ending);
  const store = openStore(join(directory, 'store'));
  const site = await readSiteConfig(root);
  // Where this shop is reached is nobody's concern: the gate serves its trial from ports of its own.
  await publishBuilt({ store, root: tree, site }, { origins: remoteOrigins(readPorts({})) });
  return { tree, store };
}

/** Builds and publishes changed modules, and holds what the gate says of them against what it should say. */
export async function prove(
  { tree, store }: Bench,
  { name, modules, edits, expected }: Breakage,
  ending: AbortSignal,
): Promise<Verdict> {
  printHeading(name);
  const sentences = await withEdits(tree, edits, async () => {
    await buildModules(tree, ending, modules);
    const candidates = await publishCandidates(store, tree, modules);
    // A signal for each: what a trial hangs on it stays there.
    return refusals(store, candidates, AbortSignal.any([ending]), { hasJourneys: false });
  });
  const isRight = expected
    ? sentences.some((sentence) => expected.test(sentence))
    : sentences.length === 0;
  return { name, sentences, isRight };
}
