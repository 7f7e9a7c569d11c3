import major from 'semver/functions/major.js';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import { packageOf, type Contract, type ModulePair } from './contract';
import { eventMismatches } from './event-mismatches';

/**
 * What does not fit between a shell and a remote, as sentences that say what to do; none when they fit.
 * @param candidate which of the two is to be released; the other is live.
 */
export function incompatibilities(
  shell: Contract,
  remote: Contract,
  candidate: 'shell' | 'remote',
): string[] {
  const pair = { shell, remote, isShellNew: candidate === 'shell' };
  return [
    ...missingParts(pair),
    ...missingPackages(pair),
    ...eventMismatches(pair),
    ...replayMismatch(pair),
  ];
}

function missingParts({ shell, remote, isShellNew }: ModulePair): string[] {
  return (shell.asks[remote.module] ?? [])
    .filter((part) => !remote.exposes.includes(part))
    .map((part) =>
      isShellNew
        ? `The shell asks ${remote.module} for "${part}", which the live ${remote.version} does not expose (it has ${list(remote.exposes)}): release ${remote.module} first.`
        : `${remote.module} does not expose "${part}" (it has ${list(remote.exposes)}), and the live shell ${shell.version} asks for it: keep the name, or expose it under both names until a shell that asks for the new one is live.`,
    );
}

/** All parts of a package have the same version, so a problem of several parts is one sentence. */
function missingPackages({ shell, remote, isShellNew }: ModulePair): string[] {
  const sentences = Object.entries(remote.needs).flatMap(([name, range]) => {
    const version = shell.carries[name];
    if (version !== undefined && satisfies(version, range)) return [];
    const whole = version === undefined ? name : packageOf(name);
    const carries = version === undefined ? 'does not carry it' : `carries ${version}`;
    const mismatch = isShellNew
      ? `The live ${remote.module} ${remote.version} needs ${whole} ${range}, and the shell ${carries}`
      : `${remote.module} needs ${whole} ${range}, and the live shell ${shell.version} ${carries}`;
    // Over a major version neither can go first.
    if (version !== undefined && isOtherMajor(version, range))
      return `${mismatch}: release all modules in one step${isShellNew ? ', or keep that version' : ''}.`;
    return isShellNew
      ? `${mismatch}: release ${remote.module} for it first, or keep that version.`
      : `${mismatch}: release the shell first.`;
  });
  return [...new Set(sentences)];
}

function isOtherMajor(version: string, range: string): boolean {
  const needed = minVersion(range);
  return needed !== null && major(needed) !== major(version);
}

/**
 * The attributes in the remote's HTML must be those that the shell's early script reads (`shared/src/event-replay`).
 */
function replayMismatch({ shell, remote, isShellNew }: ModulePair): string[] {
  const { eventReplay: carried } = remote;
  const { eventReplay: read } = shell;
  // A release without the attributes does not need the script that reads them.
  if (carried === undefined || carried === read) return [];
  const remoteName = isShellNew ? `The live ${remote.module} ${remote.version}` : remote.module;
  const shellName = isShellNew ? 'the shell' : `the live shell ${shell.version}`;
  const reads = read === undefined ? 'none' : `version ${String(read)}`;
  return [
    `${remoteName} carries version ${String(carried)} of the attributes for event replay, and ${shellName} reads ${reads}: release ${remote.module} and shell together.`,
  ];
}

const list = (names: readonly string[]) =>
  names.length === 0 ? 'nothing' : names.map((name) => `"${name}"`).join(', ');
