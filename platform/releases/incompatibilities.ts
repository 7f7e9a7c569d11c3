import major from 'semver/functions/major.js';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import { packageOf, type Contract } from './contract';

/** Two modules that would run on one page: one of them is to be released, the other is live. */
interface ModulePair {
  shell: Contract;
  remote: Contract;
  isShellNew: boolean;
}

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
  return [...missingParts(pair), ...missingPackages(pair), ...unknownEvents(pair)];
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

/** The bus belongs to the shell, and drops what its table does not have. */
function unknownEvents({ shell, remote, isShellNew }: ModulePair): string[] {
  const used = new Set([...remote.sends, ...remote.listens]);
  return [...used].sort().flatMap((name) => {
    if (shell.delivers.includes(name)) return [];
    const uses = `${remote.sends.includes(name) ? 'sends' : 'listens to'} "${name}"`;
    return isShellNew
      ? `The live ${remote.module} ${remote.version} ${uses}, which the shell does not know: keep it in shared/src/bus/events.ts until ${remote.module} is released without it.`
      : `${remote.module} ${uses}, which the live shell ${shell.version} does not know: release the shell first.`;
  });
}

const list = (names: readonly string[]) =>
  names.length === 0 ? 'nothing' : names.map((name) => `"${name}"`).join(', ');
