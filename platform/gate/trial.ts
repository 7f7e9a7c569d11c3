import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateDirectory } from '../base';
import type { ModuleName } from '../modules';
import { holdFolder, openStore, publish, release, type State, type Store } from '../releases';

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
  const freeFolder = await holdFolder(gateDirectory, 'gate');
  try {
    return await task();
  } finally {
    await freeFolder();
  }
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
