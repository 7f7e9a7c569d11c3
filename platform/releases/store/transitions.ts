import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import type { LogEntry, State } from './state';

/** The module to switch, and when. */
export interface Switch {
  module: ModuleName;
  at: Date;
  /** The differences from what was live that the team accepted. */
  accepted?: readonly string[];
}

/** Makes a version live for everybody and ends the module's canary. */
export function release(state: State, version: string, { module, ...how }: Switch): State {
  return {
    ...state,
    live: { ...state.live, [module]: version },
    canaries: without(state.canaries, module),
    log: logged(state, { ...how, action: 'release', module, version }),
  };
}

/**
 * Gives a version to a share of the visitors and ends the module's former canary.
 * @param share in percent, from 0.1 to 99.
 * @throws CliError when the module is not live yet, or the version is live already.
 */
export function startCanary(
  state: State,
  version: string,
  share: number,
  { module, ...how }: Switch,
): State {
  const live = state.live[module];
  if (live === undefined)
    throw new CliError(`${module} is not live yet. Release it to everybody first.`);
  if (live === version) throw new CliError(`${module} ${version} is already live for everybody.`);
  return {
    ...state,
    canaries: { ...state.canaries, [module]: { version, share } },
    log: logged(state, { ...how, action: 'canary', module, version, share }),
  };
}

/**
 * Makes a module's canary live for everybody.
 * @throws CliError when it has none.
 */
export function promote(state: State, { module, at }: Switch): State {
  const canary = state.canaries[module];
  if (!canary)
    throw new CliError(
      `${module} has no canary. "npm run canary -- ${module} 10" starts one for 10 % of the visitors.`,
    );
  const { version } = canary;
  return {
    ...state,
    live: { ...state.live, [module]: version },
    canaries: without(state.canaries, module),
    log: logged(state, { at, action: 'promote', module, version }),
  };
}

/**
 * Ends the module's canary; without one, makes its former version live again.
 * @param isStored whether the store still has a version.
 * @throws CliError when there is no former version.
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
      `${module} ${before}, the former version, is no longer stored. Release another version instead.`,
    );
  return {
    ...state,
    live: { ...state.live, [module]: before },
    log: logged(state, { at, action: 'rollback', module, version: before }),
  };
}

/** The versions up to the live one, oldest first, without those that were rolled back. */
export function liveVersions({ log }: State, module: ModuleName): string[] {
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

function without<Value>(
  record: Partial<Record<ModuleName, Value>>,
  module: ModuleName,
): Partial<Record<ModuleName, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== module));
}

type NewEntry = Omit<LogEntry, 'at' | 'accepted'> & Switch;

function logged({ log }: State, { at, accepted = [], ...entry }: NewEntry): LogEntry[] {
  const differences = accepted.length > 0 && { accepted: [...accepted] };
  return [...log, { at: at.toISOString(), ...entry, ...differences }];
}
