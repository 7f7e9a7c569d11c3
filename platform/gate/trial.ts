import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleName } from '../modules';
import { openStore, publish, release, type State, type Store } from '../releases';

/** A release that is published and not live. */
export interface Candidate {
  module: ModuleName;
  version: string;
}

/**
 * Publishes the last builds of these modules to a store without making them live.
 * @param root of the repository.
 */
export async function publishCandidates(
  store: Store,
  root: string,
  modules: readonly ModuleName[],
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const module of modules)
    candidates.push({ module, version: await publish(store, root, module) });
  return candidates;
}

/** The state with the candidates live, and without canaries. */
export function trialState(state: State, candidates: readonly Candidate[]): State {
  return candidates.reduce<State>(
    (next, { module, version }) => release(next, version, { module, at: new Date() }),
    { ...state, canaries: {} },
  );
}

/**
 * A store that links to the files of another one and has its own state.
 * @param directory of the trial; its former contents are deleted.
 */
export async function trialStore(directory: string, store: Store, state: State): Promise<Store> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of ['origins', 'releases'])
    symlinkSync(join(store.directory, part), join(directory, part), 'junction');
  const trial = openStore(directory);
  await trial.writeState(state);
  return trial;
}
