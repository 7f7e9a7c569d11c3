import semver from 'semver';
import type { Contract } from './contract';

/**
 * What does not fit between a shell and a remote, as sentences that say what to do; none when they fit.
 * @param candidate which of the two is to be released; the other is live.
 */
export function misfits(
  shell: Contract,
  remote: Contract,
  candidate: 'shell' | 'remote',
): string[] {
  const isShellNew = candidate === 'shell';
  return [
    ...missingParts(shell, remote, isShellNew),
    ...missingPackages(shell, remote, isShellNew),
    ...foreignEvents(shell, remote, isShellNew),
  ];
}

function missingParts(shell: Contract, remote: Contract, isShellNew: boolean): string[] {
  return (shell.asks[remote.module] ?? [])
    .filter((part) => !remote.exposes.includes(part))
    .map((part) =>
      isShellNew
        ? `The shell asks ${remote.module} for "${part}", which the live ${remote.version} does not expose (it has ${list(remote.exposes)}): release ${remote.module} first.`
        : `${remote.module} does not expose "${part}" (it has ${list(remote.exposes)}), and the live shell ${shell.version} asks for it: keep the name, or release a shell that asks for the new one as well first.`,
    );
}

function missingPackages(shell: Contract, remote: Contract, isShellNew: boolean): string[] {
  return Object.entries(remote.needs).flatMap(([name, range]) => {
    const version = shell.carries[name];
    if (version !== undefined && semver.satisfies(version, range)) return [];
    const carries = version === undefined ? `does not carry ${name}` : `carries ${name} ${version}`;
    return isShellNew
      ? `The shell ${carries}, and the live ${remote.module} ${remote.version} needs ${name} ${range}: release ${remote.module} for it first, or keep that version.`
      : `${remote.module} needs ${name} ${range}, the live shell ${shell.version} ${carries}: release the shell first.`;
  });
}

/** Both sides parse what passes the bus with the shell's parsers, which read the current payload and the one before. */
function foreignEvents(shell: Contract, remote: Contract, isShellNew: boolean): string[] {
  const used = [...new Set([...remote.events.sends, ...remote.events.listens])].sort();
  return used.flatMap((name) => {
    const theirs = remote.events.known[name];
    const ours = shell.events.known[name];
    const who = `${remote.module} ${remote.version}`;
    const does = remote.events.sends.includes(name) ? 'sends' : 'listens to';
    if (!theirs || !ours)
      return isShellNew
        ? `The shell does not know the event "${name}", which the live ${who} ${does}: keep it until ${remote.module} is released without it.`
        : `${remote.module} ${does} "${name}", which the live shell ${shell.version} does not know: release the shell first.`;
    if (theirs.version === ours.version)
      return theirs.fingerprint === ours.fingerprint
        ? []
        : `The payload of "${name}" is not the one that ${isShellNew ? who : `the live shell ${shell.version}`} knows as version ${String(ours.version)}: raise its version in shared/src/bus/events.ts and keep the former one as "previous".`;
    if (theirs.version === ours.version - 1) return [];
    const versions = `${remote.module} ${does} "${name}" in version ${String(theirs.version)}, the shell reads version ${String(ours.version)} and the one before`;
    return theirs.version > ours.version
      ? `${versions}: release the shell first.`
      : `${versions}: release ${remote.module} first.`;
  });
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
