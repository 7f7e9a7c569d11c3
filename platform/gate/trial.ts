import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdFolder, stateDirectory } from '../base';
import type { ModuleName } from '../modules';
import { openStore, publish, release, replaceState, type State, type Store } from '../releases';

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

/** Where the gate serves what it checks, and keeps its report. */
export const gateDirectory = resolve(stateDirectory, 'gate');

/**
 * Runs a task that uses the gate's folder.
 * @throws CliError when another process does.
 */
export async function asOnlyGate<T>(task: () => Promise<T>): Promise<T> {
  const freeFolder = holdFolder(gateDirectory, 'gate');
  try {
    return await task();
  } finally {
    freeFolder();
  }
}

/** The state with the candidates live. */
export function trialState(state: State, candidates: readonly Candidate[]): State {
  return candidates.reduce<State>(
    (next, { module, version }) => release(next, version, { module, at: new Date() }),
    state,
  );
}

/**
 * A store with the releases of another one and its own state.
 * @param directory of the trial; its former contents are deleted.
 */
export function trialStore(directory: string, store: Store, state: State): Store {
  rmSync(directory, { recursive: true, force: true });
  const trial = openStore(directory, { content: store.content });
  replaceState(trial, undefined, state);
  return trial;
}
