import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import type { LogEntry, State } from './state';

/** What is to be done with a release of a module, and when. */
export interface Switch {
  module: ModuleName;
  at: Date;
}

/** Makes a version live for everybody; a canary of the module ends. */
export function release(state: State, version: string, { module, at }: Switch): State {
  return {
    live: { ...state.live, [module]: version },
    canaries: without(state.canaries, module),
    log: logged(state, { at, action: 'release', module, version }),
  };
}

/**
 * Gives a version to a share of the visitors; the module's former canary, if any, ends.
 * @param share in per cent, from 0.1 to 99.
 * @throws CliError when there is nothing that it could stand beside.
 */
export function startCanary(
  state: State,
  version: string,
  share: number,
  { module, at }: Switch,
): State {
  const live = state.live[module];
  if (live === undefined)
    throw new CliError(`${module} is not live yet: release it before a part of the visitors.`);
  if (live === version)
    throw new CliError(`${module} ${version} is live for everybody: there is nothing to try.`);
  return {
    ...state,
    canaries: { ...state.canaries, [module]: { version, share } },
    log: logged(state, { at, action: 'canary', module, version, share }),
  };
}

/** Makes a module's canary live for everybody. @throws CliError when it has none. */
export function promote(state: State, { module, at }: Switch): State {
  const canary = state.canaries[module];
  if (!canary)
    throw new CliError(
      `${module} has no canary: "npm run canary -- ${module} 10" gives it to a tenth of the visitors.`,
    );
  const { version } = canary;
  return {
    live: { ...state.live, [module]: version },
    canaries: without(state.canaries, module),
    log: logged(state, { at, action: 'promote', module, version }),
  };
}

/**
 * Takes back what came last: the module's canary, else its live version, for the one that was live before.
 * @param isStored whether a version can still be served.
 * @throws CliError when there is nothing to go back to.
 */
export function rollBack(
  state: State,
  isStored: (version: string) => boolean,
  { module, at }: Switch,
): State {
  const canary = state.canaries[module];
  if (canary) {
    return {
      ...state,
      canaries: without(state.canaries, module),
      log: logged(state, { at, action: 'end-canary', module, version: canary.version }),
    };
  }
  const before = liveVersions(state, module).at(-2);
  if (before === undefined)
    throw new CliError(`There is no earlier release of ${module} to go back to.`);
  if (!isStored(before))
    throw new CliError(
      `${module} ${before} was live before and is no longer stored: release what is to be live.`,
    );
  return {
    ...state,
    live: { ...state.live, [module]: before },
    log: logged(state, { at, action: 'rollback', module, version: before }),
  };
}

/** The versions that lead to the live one, the oldest first; what was rolled back is not among them. */
export function liveVersions({ log }: State, module: ModuleName): string[] {
  const versions: string[] = [];
  for (const entry of log) {
    if (entry.module !== module) continue;
    if (entry.action === 'rollback') versions.pop();
    const isLive = entry.action === 'release' || entry.action === 'promote';
    // A release of what is live ends a canary and nothing else.
    if (isLive && versions.at(-1) !== entry.version) versions.push(entry.version);
  }
  return versions;
}

function without<Value>(
  record: Partial<Record<ModuleName, Value>>,
  module: ModuleName,
): Partial<Record<ModuleName, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== module));
}

function logged({ log }: State, { at, ...entry }: Omit<LogEntry, 'at'> & { at: Date }): LogEntry[] {
  return [...log, { at: at.toISOString(), ...entry }];
}
