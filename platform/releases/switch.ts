import fs from 'node:fs';
import { CliError } from '../base';
import type { Site } from '../shop';
import type { Composition } from '../composer';
import { MODULES, REMOTES } from '../modules';
import { composeLive } from './compose-live';
import type { Contract } from './contract';
import { readText, writeWhole } from './files';
import { incompatibilities } from './incompatibilities';
import { siteOf, type State } from './state';
import { livePath, type Store } from './store';
import { rollBack } from './transitions';

/** A switch that can be made: everything that it needs is there and fits. */
export interface PreparedSwitch {
  /** The text of `live.json` when the change began; undefined when there was none. */
  former: string | undefined;
  before: State;
  state: State;
  /** The pages that guests get from then on. */
  pages: Composition;
}

/**
 * Checks a change of what is live, and composes its pages in memory, so that nothing goes live that cannot be shown.
 * Nothing is written.
 * @param change returns the new state. If it throws, so does this.
 * @throws CliError when incompatible modules would be live together, a file is missing, or a new remote has no host.
 */
export async function prepareSwitch(
  store: Store,
  site: Site,
  change: (state: State) => State | Promise<State>,
): Promise<PreparedSwitch> {
  const former = readText(livePath(store));
  const before = store.readState();
  const state = await change(before);
  const hosts = store.readHosts();
  requireStored(store, state);
  requireCompatible(store, before, state);
  // Hosts are checked only for new versions: a rollback of another module must not wait for one.
  if (hosts.sites)
    for (const module of MODULES)
      if (state.live[module] !== undefined && state.live[module] !== before.live[module])
        siteOf(hosts.sites, module);
  return { former, before, state, pages: await composeLive(store, hosts, state, site) };
}

/**
 * Changes what is live, in one step: the rename of `live.json`.
 * @param change returns the new state. If it throws, nothing changes.
 * @throws CliError as `prepareSwitch` does, and when another switch was made at the same time.
 */
export async function switchLive(
  store: Store,
  site: Site,
  change: (state: State) => State | Promise<State>,
): Promise<PreparedSwitch> {
  const prepared = await prepareSwitch(store, site, change);
  replaceState(store, prepared.former, prepared.state);
  return prepared;
}

/** Changes what a store says, without a check or new pages. */
export function changeState(store: Store, change: (state: State) => State): void {
  const former = readText(livePath(store));
  writeState(store, former, change(store.readState()));
}

/**
 * Replaces `live.json`, if all that it names is still there: a command that changed nothing else may have deleted old
 * releases, or taken a clone of the store back to what was pushed.
 * @param former its text when the change began; undefined when there was none.
 * @throws CliError when it has another text by now: two switches at once must not undo each other.
 */
export function replaceState(store: Store, former: string | undefined, state: State): void {
  requireStored(store, state);
  writeState(store, former, state);
}

function writeState(store: Store, former: string | undefined, state: State): void {
  const text = `${JSON.stringify(state, null, 2)}\n`;
  if (text === former) return;
  writeWhole(livePath(store), text, () => {
    if (readText(livePath(store)) !== former)
      throw new CliError(
        'Another switch was made at the same time. Nothing was changed: run the command again.',
      );
  });
}

/** The live releases, with every file. */
function requireStored(store: Store, { live }: State): void {
  for (const module of MODULES) {
    const version = live[module];
    if (version === undefined) continue;
    if (!store.isStored(module, version))
      throw new CliError(
        `${module} ${version} is no longer stored. Run the command again, or release another version.`,
      );
    for (const path of store.served(module, version).values())
      if (!fs.existsSync(path))
        throw new CliError(
          `${path} is missing, but ${module} ${version} needs it. Release ${module} again from its commit, or restore the file.`,
        );
  }
}

/**
 * The contracts of releases that are live together. A remote that the shell does not load may be released later, or
 * never.
 * @throws CliError naming a required module that is not released.
 */
function contractsOf(
  store: Store,
  live: State['live'],
): { shell: Contract; remotes: readonly Contract[] } {
  const contract = (module: string): Contract => {
    const version = live[module];
    if (version === undefined)
      throw new CliError(
        `${module} is not released yet: the first release of a shop names all modules at once.`,
      );
    return store.manifest(module, version).contract;
  };
  const shell = contract('shell');
  for (const name of MODULES) if (name in shell.asks) contract(name);
  return { shell, remotes: REMOTES.filter((name) => live[name] !== undefined).map(contract) };
}

function requireCompatible(store: Store, before: State, after: State): void {
  const { problems, modules } = misfits(store, before, after);
  if (problems.size === 0) return;
  const isRollback = after.log.at(-1)?.action === 'rollback';
  const back = MODULES.filter((module) => after.live[module] !== before.live[module]);
  const advice = isRollback
    ? backTogether(store, before, new Set([...back, ...modules, 'shell']))
    : [];
  throw new CliError([...problems, ...advice].join('\n  '));
}

/** What does not fit among the releases that would be live, and the remotes concerned. */
export function misfits(store: Store, before: State, { live }: State) {
  const problems = new Set<string>();
  const modules = new Set<string>();
  const { shell, remotes } = contractsOf(store, live);
  const changed = before.live.shell === live.shell ? 'remote' : 'shell';
  for (const remote of remotes)
    for (const problem of incompatibilities(shell, remote, changed)) {
      problems.add(problem);
      modules.add(remote.module);
    }
  return { problems, modules };
}

/**
 * The command that undoes a release of several modules in one step, such as a new major version of shared: none of them
 * can go back alone, and the advice for a release would not help. The command is tried before it is shown.
 */
function backTogether(
  store: Store,
  before: State,
  modules: ReadonlySet<string>,
): readonly string[] {
  const names = MODULES.filter((module) => modules.has(module));
  try {
    const back = rollBack(before, names, { at: new Date() });
    const { modules: incompatible } = misfits(store, before, back);
    if (incompatible.size === 0)
      return [
        `Modules that were released together go back together: "npm run rollback -- ${names.join(' ')}".`,
      ];
    const more = new Set([...modules, ...incompatible]);
    return more.size > modules.size ? backTogether(store, before, more) : [];
  } catch (error) {
    // One of the modules has no earlier release.
    if (error instanceof CliError) return [];
    throw error;
  }
}
