import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleName } from '../modules';
import { openStore, publish, release, type State, type Store } from '../releases';

/** A release that is in the store and not live. */
export interface Candidate {
  module: ModuleName;
  version: string;
}

/** Puts the last builds of these modules into a store; nobody gets them yet. @param root the repository's folder. */
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

/** The state in which the candidates are live beside what is live of the other modules; nobody's canary is. */
export function trialState(state: State, candidates: readonly Candidate[]): State {
  return candidates.reduce<State>(
    (next, { module, version }) => release(next, version, { module, at: new Date() }),
    { ...state, canaries: {} },
  );
}

/**
 * A store with the files of another and a state of its own.
 * @param directory of the trial; what an earlier one left there goes.
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
