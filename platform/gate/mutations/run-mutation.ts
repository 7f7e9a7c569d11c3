import { join } from 'node:path';
import { buildModules } from '../../build';
import { CliError, printHeading, readSiteConfig, root } from '../../base';
import { defaultRemoteOrigins } from '../../modules';
import { checkCandidates } from '../gate';
import { asOnlyGate, publishCandidates } from '../trial';
import { openStore, publishBuilt, type Store } from '../../releases';
import { copyRepository, withEdits, type GateMutation } from './work-tree';

export interface MutationResult {
  name: string;
  /** The gate's messages. */
  problems: readonly string[];
  isRight: boolean;
}

/** A copy of this repository, and a store in which its builds are live. */
export interface TestBed {
  tree: string;
  store: Store;
}

/** @param directory for everything that is written. */
export async function prepareTree(directory: string, signal: AbortSignal): Promise<TestBed> {
  const tree = join(directory, 'tree');
  copyRepository(root, tree);
  await buildModules(tree, signal);
  const store = openStore(join(directory, 'store'));
  const site = await readSiteConfig(root);
  // These origins are not used, because the gate serves its trial from other ports.
  await publishBuilt({ store, root: tree, site }, { origins: defaultRemoteOrigins() });
  return { tree, store };
}

/** Builds and publishes the changed modules, and compares the gate's messages with the expected one. */
export async function prove(
  { tree, store }: TestBed,
  { name, modules = ['menu-mfe'], edits, accepted = [], expected }: GateMutation,
  signal: AbortSignal,
): Promise<MutationResult> {
  printHeading(name);
  const { problems } = await withEdits(tree, edits, async () => {
    try {
      await buildModules(tree, signal, modules);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return { problems: [error.message] };
    }
    const candidates = await publishCandidates(store, tree, modules);
    // A new signal, because the trial adds listeners to it.
    const options = { hasJourneys: false, accepted: new Set(accepted) };
    return asOnlyGate(() => checkCandidates(store, candidates, AbortSignal.any([signal]), options));
  });
  const isRight = expected
    ? problems.some((problem) => expected.test(problem))
    : problems.length === 0;
  return { name, problems, isRight };
}
