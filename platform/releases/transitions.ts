import { CliError } from '../base';
import { releaseName, RELEASED, type State, type Switch } from './state';

type Versions = State['live'];

/** When a switch is made, by whom, and why. */
export interface How {
  at: Date;
  by?: string;
  why?: string;
  /** The differences from what was live that the team accepted. */
  accepted?: readonly string[];
}

/** Makes versions live, in one switch. Returns the same state when all of them are live. */
export function release(state: State, versions: Versions, how: How): State {
  const modules = namesIn(versions).filter((module) => state.live[module] !== versions[module]);
  return modules.length === 0 ? state : switched(state, 'release', pick(versions, modules), how);
}

/** Records versions that are stored and live for nobody: `?try=` shows them. */
export function storeUnlisted(state: State, versions: Versions, how: How): State {
  return withEntry(state, entryOf(state, 'unlisted', versions, how));
}

/**
 * Makes the former version of each of these modules live again, in one switch.
 * @throws CliError naming a module that has no former version.
 */
export function rollBack(state: State, modules: readonly string[], how: How): State {
  const versions: Versions = {};
  for (const module of modules) {
    const before = liveVersions(state, module).at(-2);
    if (before === undefined)
      throw new CliError(`There is no earlier release of ${module} to go back to.`);
    versions[module] = before;
  }
  return switched(state, 'rollback', versions, how);
}

/**
 * Undoes a switch, whatever it was.
 * @param action `undo` when it could not be brought to guests; a `rollback` is the decision of a person.
 * @throws CliError when there is no such switch, or what it changed was changed again since.
 */
export function undoSwitch(
  state: State,
  number: number,
  how: How,
  action: 'rollback' | 'undo' = 'rollback',
): State {
  const { modules = {} } = state.log[number - 1] ?? {};
  const names = namesIn(modules);
  if (names.length === 0)
    throw new CliError(
      `There is no switch ${String(number)} that changed what is live: "npm run releases" lists them.`,
    );
  const versions: Versions = {};
  for (const module of names) {
    const { version, former } = modules[module] ?? {};
    const now = state.live[module];
    if (now !== version)
      throw new CliError(
        `Switch ${String(number)} made ${releaseName(module, version ?? '')} live, but ${now === undefined ? 'nothing' : releaseName(module, now)} is live by now. Nothing was changed. "npm run releases" shows the later switches.`,
      );
    if (former !== undefined) versions[module] = former;
    else if (action === 'rollback')
      throw new CliError(`There is no earlier release of ${module} to go back to.`);
  }
  const entry = { ...entryOf(state, action, versions, how, names), undoes: number };
  return { ...withEntry(state, entry), live: liveWith(state, versions, names) };
}

/** The versions of a module that a person rolled back since its last release. */
export function rolledBack({ log }: State, module: string): string[] {
  const own = log.filter(({ modules, action }) => module in modules && action !== 'unlisted');
  const since = own.slice(own.findLastIndex(({ action }) => action === 'release') + 1);
  const back = new Set<string>();
  for (const { action, modules } of since) {
    const { version, former } = modules[module] ?? {};
    if (action === 'rollback' && former !== undefined) back.add(former);
    // A rollback that was taken back itself.
    if (version !== undefined) back.delete(version);
  }
  return [...back];
}

/** The versions of a module up to the live one, oldest first, without those that were rolled back. */
export function liveVersions({ log }: State, module: string): string[] {
  const versions: string[] = [];
  for (const { action, modules } of log) {
    const change = modules[module];
    if (!change || action === 'unlisted') continue;
    // The pages are live from the first publish on, without a switch.
    if (versions.length === 0 && change.former !== undefined) versions.push(change.former);
    const isBack = action !== 'release' && change.version === versions.at(-2);
    if (isBack) versions.pop();
    else if (change.version !== undefined) versions.push(change.version);
  }
  return versions;
}

/** Since when each live version is live, as ISO times, by module. */
export function liveSince({ live, log }: State): Record<string, string> {
  const since: Record<string, string> = {};
  for (const { at, action, modules } of log)
    if (action !== 'unlisted')
      for (const module of namesIn(live))
        if (modules[module]?.version === live[module]) since[module] = at;
  return since;
}

const namesIn = (versions: object) => RELEASED.filter((name) => name in versions);
const pick = (versions: Versions, modules: readonly string[]): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([module]) => modules.includes(module)));

/** @param modules that change; one without a version is no longer live. */
function switched(state: State, action: Switch['action'], versions: Versions, how: How): State {
  return {
    ...withEntry(state, entryOf(state, action, versions, how)),
    live: liveWith(state, versions),
  };
}

function liveWith({ live }: State, versions: Versions, modules = namesIn(versions)): Versions {
  const rest = Object.entries(live).filter(([module]) => !modules.some((one) => one === module));
  return { ...Object.fromEntries(rest), ...versions };
}

const withEntry = (state: State, entry: Switch): State => ({
  ...state,
  log: [...state.log, entry],
});

function entryOf(
  { live }: State,
  action: Switch['action'],
  versions: Versions,
  { at, by, why, accepted = [] }: How,
  modules: readonly string[] = namesIn(versions),
): Switch {
  const changes = modules.map((module) => {
    const [version, former] = [versions[module], live[module]];
    return [
      module,
      { ...(version !== undefined && { version }), ...(former !== undefined && { former }) },
    ] as const;
  });
  return {
    at: at.toISOString(),
    ...(by !== undefined && { by }),
    action,
    modules: Object.fromEntries(changes),
    ...(accepted.length > 0 && { accepted: [...accepted] }),
    ...(why !== undefined && { why }),
  };
}
