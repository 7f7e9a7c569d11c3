import major from 'semver/functions/major.js';
import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import { packageOf, type Contract } from './contract';

/**
 * What does not fit between a shell and a remote, as sentences that say what to do; none when they fit.
 * @param candidate which of the two is to be released; the other is live.
 */
export function incompatibilities(
  shell: Contract,
  remote: Contract,
  candidate: 'shell' | 'remote',
): string[] {
  const isShellNew = candidate === 'shell';
  const { module } = remote;
  const theRemote = isShellNew ? `The live ${module} ${remote.version}` : module;
  const theShell = isShellNew ? 'the shell' : `the live shell ${shell.version}`;
  const advice = (forShell: string, forRemote: string) => (isShellNew ? forShell : forRemote);

  const parts = (shell.asks[module] ?? [])
    .filter((part) => !remote.exposes.includes(part))
    .map(
      (part) =>
        `${theRemote} does not expose "${part}" (it has ${list(remote.exposes)}), and ${theShell} asks for it: ${advice(`release ${module} first`, 'keep the name, or expose it under both names until a shell that asks for the new one is live')}.`,
    );

  const packages = Object.entries(remote.needs).flatMap(([name, range]) => {
    const version = shell.carries[name];
    if (version !== undefined && satisfies(version, range)) return [];
    const whole = version === undefined ? name : packageOf(name);
    const carries = version === undefined ? 'does not carry it' : `carries ${version}`;
    // With different major versions, neither can go first.
    const first =
      version !== undefined && isOtherMajor(version, range)
        ? 'release all modules in one step'
        : advice(`release ${module} for it first`, 'release the shell first');
    return `${theRemote} needs ${whole} ${range}, and ${theShell} ${carries}: ${first}${advice(', or keep that version', '')}.`;
  });

  // The bus belongs to the shell, and drops what its table does not have.
  const events = [...new Set([...remote.sends, ...remote.listens])]
    .sort()
    .filter((name) => !shell.delivers.includes(name))
    .map((name) => {
      const uses = remote.sends.includes(name) ? 'sends' : 'listens to';
      return `${theRemote} ${uses} "${name}", which ${theShell} does not know: ${advice(`keep it in shared/src/bus/events.ts until ${module} is released without it`, 'release the shell first')}.`;
    });

  const built = { shell: shell.federation, remote: remote.federation };
  const isPlayed =
    built.shell.version === built.remote.version ||
    built.shell.seenWith.includes(built.remote.version) ||
    built.remote.seenWith.includes(built.shell.version);
  const federation = isPlayed
    ? []
    : [
        `${theRemote} was built with Module Federation ${built.remote.version}, and ${theShell} with ${built.shell.version}, which no journey played together: name ${advice(built.remote.version, built.shell.version)} as "federation-other" in package.json, build again and run "npm test", or release all modules in one step.`,
      ];

  // All parts of a package have the same version, so a problem of several parts is one sentence.
  return [...parts, ...new Set(packages), ...events, ...federation];
}

function isOtherMajor(version: string, range: string): boolean {
  const needed = minVersion(range);
  return needed !== null && major(needed) !== major(version);
}

const list = (names: readonly string[]) =>
  names.length === 0 ? 'nothing' : names.map((name) => `"${name}"`).join(', ');
