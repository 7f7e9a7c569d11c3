import { CliError } from '../../base';
import type { LogEntry, State } from './state';
import { promote, release, rollBack, startCanary, type Switch } from './transitions';

/**
 * The result of a command. `already` is set when an earlier run did the same; the state is then unchanged. Each command
 * takes the version that it expects to be live, so that a second run of the same command changes nothing. Without an
 * expected version, a command acts whatever is live.
 */
export interface Outcome {
  state: State;
  already?: string;
}

export function releaseOnce(
  state: State,
  version: string,
  expected: string | undefined,
  how: Switch,
): Outcome {
  const { module } = how;
  const isLive = state.live[module] === version;
  // Without an expectation a person may release the live version to end its canary.
  if (isLive && (expected !== undefined || !state.canaries[module]))
    return { state, already: `already live: ${module} ${version}` };
  requireLive(state, expected, how);
  return { state: release(state, version, how) };
}

/** @param share in percent. */
export function startCanaryOnce(
  state: State,
  version: string,
  share: number,
  expected: string | undefined,
  how: Switch,
): Outcome {
  const { module } = how;
  const canary = state.canaries[module];
  if (canary?.version === version && canary.share === share)
    return { state, already: `already the canary for ${String(share)} %: ${module} ${version}` };
  if (expected !== undefined && state.live[module] === version)
    return { state, already: `already live for everybody: ${module} ${version}` };
  requireLive(state, expected, how);
  return { state: startCanary(state, version, share, how) };
}

/** @param expected the canary. */
export function promoteOnce(state: State, expected: string | undefined, how: Switch): Outcome {
  const { module } = how;
  const canary = state.canaries[module]?.version;
  if (expected === undefined || canary === expected) return { state: promote(state, how) };
  if (state.live[module] === expected)
    return { state, already: `already live for everybody: ${module} ${expected}` };
  throw unexpected(`${module} has ${canary ?? 'no version'} as its canary`, expected);
}

/** @param expected the version to roll back: the canary or the live version. */
export function rollBackOnce(
  state: State,
  isStored: (version: string) => boolean,
  expected: string | undefined,
  how: Switch,
): Outcome {
  const { module } = how;
  const canary = state.canaries[module]?.version;
  const live = state.live[module];
  if (expected === undefined || canary === expected || (live === expected && canary === undefined))
    return { state: rollBack(state, isStored, how) };
  if (live === expected)
    throw new CliError(
      `${module} has the canary ${String(canary)}, which a rollback ends first: "npm run rollback -- ${module} --expect ${String(canary)}". Nothing was changed.`,
    );
  if (wasRolledBack(state, expected, how))
    return {
      state,
      already: `already rolled back: ${module} ${expected}; ${live ?? 'nothing'} is live`,
    };
  throw unexpected(liveVersion(module, live), expected);
}

/**
 * Whether a rollback ended the last time that guests had a version. A later release or canary that replaced it is the
 * work of somebody else: a command that comes too late must then fail, or its caller would believe that the version was
 * faulty and is gone.
 */
function wasRolledBack({ log }: State, version: string, { module }: Switch): boolean {
  const entries = log.filter((entry) => entry.module === module);
  const last = entries.findLastIndex(
    (entry) => entry.version === version && entry.action !== 'end-canary',
  );
  const later = entries.slice(last + 1);
  if (entries[last]?.action === 'canary') return later[0]?.action === 'end-canary';
  // A canary beside the live version starts and ends without replacing it.
  const isSwitch = ({ action }: LogEntry) => action !== 'canary' && action !== 'end-canary';
  return last >= 0 && later.find(isSwitch)?.action === 'rollback';
}

function requireLive({ live }: State, expected: string | undefined, { module }: Switch): void {
  if (expected !== undefined && live[module] !== expected)
    throw unexpected(liveVersion(module, live[module]), expected);
}

const liveVersion = (module: string, version: string | undefined) =>
  version === undefined ? `No version of ${module} is live` : `${module} ${version} is live`;

const unexpected = (is: string, expected: string) =>
  new CliError(
    `${is}, but ${expected} was expected. Nothing was changed. "npm run releases" shows what is live.`,
  );
