import { CliError } from '../base';
import type { ModuleName } from '../modules';
import type { LogEntry, State } from './state';

/** The module to switch, and when. */
export interface Switch {
  module: ModuleName;
  at: Date;
  /** The differences from what was live that the team accepted. */
  accepted?: readonly string[];
}

/** Makes a version live for everybody and ends the module's canary, unless it is live without one. */
export function release(state: State, version: string, how: Switch): State {
  const { module } = how;
  if (state.live[module] === version && state.canary?.module !== module) return state;
  return madeLive(state, 'release', version, how);
}

/**
 * Gives a version to a share of the visitors. There is one canary at a time.
 * @throws CliError when the module is not live yet, the version is live already, or another module has the canary.
 */
export function startCanary(state: State, version: string, share: number, how: Switch): State {
  const { module } = how;
  const live = state.live[module];
  if (live === undefined)
    throw new CliError(`${module} is not live yet. Release it to everybody first.`);
  if (live === version) throw new CliError(`${module} ${version} is already live for everybody.`);
  const { canary } = state;
  if (canary && canary.module !== module)
    throw new CliError(
      `${canary.module} ${canary.version} is the canary, and there is one at a time: "npm run canary -- --promote" or "npm run rollback -- ${canary.module}" ends it.`,
    );
  if (canary?.version === version && canary.share === share) return state;
  return {
    ...state,
    canary: { module, version, share },
    log: logged(state, 'canary', version, how, { share }),
  };
}

/**
 * Makes the canary live for everybody.
 * @throws CliError when there is none.
 */
export function promote(state: State, at: Date): State {
  const { canary } = state;
  if (!canary)
    throw new CliError('There is no canary. "npm run canary -- menu-mfe 10" starts one.');
  return madeLive(state, 'promote', canary.version, { module: canary.module, at });
}

/**
 * Ends the module's canary; without one, makes its former version live again.
 * @throws CliError when there is no former version.
 */
export function rollBack(state: State, how: Switch): State {
  const { module } = how;
  const { canary } = state;
  if (canary?.module === module)
    return {
      ...withoutCanary(state, module),
      log: logged(state, 'end-canary', canary.version, how),
    };
  const before = liveVersions(state, module).at(-2);
  if (before === undefined)
    throw new CliError(`There is no earlier release of ${module} to go back to.`);
  return madeLive(state, 'rollback', before, how);
}

/** The versions of a module that were rolled back since its last release. */
export function rolledBack({ log }: State, module: ModuleName): string[] {
  const entries = log.filter((entry) => entry.module === module);
  const isBack = ({ action }: LogEntry) => action === 'rollback' || action === 'end-canary';
  const since = entries.slice(entries.findLastIndex((entry) => !isBack(entry)) + 1);
  return since.map(({ action, version, former = version }) =>
    action === 'rollback' ? former : version,
  );
}

/** The versions up to the live one, oldest first, without those that were rolled back. */
export function liveVersions({ log }: State, module: string): string[] {
  const versions: string[] = [];
  for (const entry of log) {
    if (entry.module !== module) continue;
    if (entry.action === 'rollback') versions.pop();
    const isLive = entry.action === 'release' || entry.action === 'promote';
    // Releasing the live version again only ends a canary.
    if (isLive && versions.at(-1) !== entry.version) versions.push(entry.version);
  }
  return versions;
}

/** Makes a version live, and ends the canary of its module only. */
function madeLive(state: State, action: LogEntry['action'], version: string, how: Switch): State {
  return {
    ...withoutCanary(state, how.module),
    live: { ...state.live, [how.module]: version },
    log: logged(state, action, version, how),
  };
}

function withoutCanary(state: State, module: ModuleName): State {
  const { canary, ...rest } = state;
  return canary && canary.module !== module ? state : rest;
}

function logged(
  { live, log }: State,
  action: LogEntry['action'],
  version: string,
  { module, at, accepted = [] }: Switch,
  more: Pick<LogEntry, 'share'> = {},
): LogEntry[] {
  const former = live[module];
  const entry: LogEntry = {
    at: at.toISOString(),
    action,
    module,
    version,
    ...(former !== undefined && { former }),
    ...more,
    ...(accepted.length > 0 && { accepted: [...accepted] }),
  };
  return [...log, entry];
}
