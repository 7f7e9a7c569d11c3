import { join } from 'node:path';
import { buildModules } from '../../build';
import { printHeading, readSiteConfig, root } from '../../base';
import { MODULE_LIST, moduleOrigin, perRemote } from '../../modules';
import { refusals } from '../gate';
import { publishCandidates } from '../trial';
import { openStore, publishBuilt, type Store } from '../../releases';
import type { GateMutation } from './mutations';
import { copyTree, withEdits } from './work-tree';

/** What became of a mutation. */
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
export async function prepareTree(directory: string, signal: AbortSignal): Promise<Bench> {
  const tree = join(directory, 'tree');
  copyTree(root, tree);
  await buildModules(tree, signal);
  const store = openStore(join(directory, 'store'));
  const site = await readSiteConfig(root);
  // Where this shop is reached is nobody's concern: the gate serves its trial from ports of its own.
  await publishBuilt(
    { store, root: tree, site },
    { origins: perRemote((name) => moduleOrigin(MODULE_LIST[name].port)) },
  );
  return { tree, store };
}

/** Builds and publishes changed modules, and holds what the gate says of them against what it should say. */
export async function prove(
  { tree, store }: Bench,
  { name, modules, edits, expected }: GateMutation,
  signal: AbortSignal,
): Promise<Verdict> {
  printHeading(name);
  const sentences = await withEdits(tree, edits, async () => {
    await buildModules(tree, signal, modules);
    const candidates = await publishCandidates(store, tree, modules);
    // A signal for each: what a trial hangs on it stays there.
    return refusals(store, candidates, AbortSignal.any([signal]), { hasJourneys: false });
  });
  const isRight = expected
    ? sentences.some((sentence) => expected.test(sentence))
    : sentences.length === 0;
  return { name, sentences, isRight };
}
