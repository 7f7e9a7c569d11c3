import type { ModulePair } from './contract';

const TABLE = 'shared/src/bus/events.ts';

/**
 * The events that a remote sends or listens to and the shell would not understand, as sentences that say what to do.
 * The bus belongs to the shell: every payload is parsed with the shell's parsers, which read the current version and
 * the previous one.
 */
export function eventMismatches(pair: ModulePair): string[] {
  const { sends, listens } = pair.remote.events;
  return [...new Set([...sends, ...listens])]
    .sort()
    .flatMap((name) => unknownEvent(name, pair) ?? otherPayload(name, pair) ?? []);
}

function unknownEvent(name: string, pair: ModulePair): string | undefined {
  const { shell, remote, isShellNew } = pair;
  const uses = `${userOf(name, pair)} "${name}"`;
  const isKnown = Object.hasOwn(shell.events.known, name);
  if (!isShellNew && !Object.hasOwn(remote.events.known, name))
    return `${uses}, which is not in ${TABLE}: add it there${isKnown ? '' : ', and release the shell first'}.`;
  if (isKnown) return undefined;
  return isShellNew
    ? `${uses}, which the shell does not know: keep it in ${TABLE} until ${remote.module} is released without it.`
    : `${uses}, which the live shell ${shell.version} does not know: release the shell first.`;
}

function otherPayload(name: string, pair: ModulePair): string | undefined {
  const { shell, remote, isShellNew } = pair;
  const theirs = remote.events.known[name];
  const ours = shell.events.known[name];
  if (!theirs || !ours) return undefined;
  const behind = ours.version - theirs.version;
  if (behind === 0) {
    if (theirs.fingerprint === ours.fingerprint) return undefined;
    const live = isShellNew ? remote : shell;
    return `The payload of "${name}" is not the one that the live ${live.module} ${live.version} knows as version ${String(ours.version)}: raise its version in ${TABLE} and read the former one as "previous".`;
  }
  // A new payload only adds fields, so a listener for the previous version needs nothing from the shell.
  if (behind === 1 && (ours.readsPrevious || !remote.events.sends.includes(name))) return undefined;
  const version = `version ${String(ours.version)}`;
  const reads = ours.readsPrevious ? `${version} and the one before` : `only ${version}`;
  return `${userOf(name, pair)} "${name}" in version ${String(theirs.version)}, and the ${isShellNew ? 'shell' : `live shell ${shell.version}`} reads ${reads}: ${remedy(behind, pair)}`;
}

/** @param behind by how many versions the remote is behind the shell. */
function remedy(behind: number, { remote, isShellNew }: ModulePair): string {
  if (behind < 0 && !isShellNew) return 'release the shell first.';
  if (behind < 0) return 'build the shell from sources that know that version.';
  if (!isShellNew) return `build ${remote.module} from sources that know the shell’s version.`;
  return behind === 1
    ? `add the former parser as "previous" in ${TABLE}.`
    : `raise it by one at a time, and release ${remote.module} in between.`;
}

/** "menu-mfe sends", or "The live menu-mfe 1.0.0 sends". */
function userOf(name: string, { remote, isShellNew }: ModulePair): string {
  const who = isShellNew ? `The live ${remote.module} ${remote.version}` : remote.module;
  return `${who} ${remote.events.sends.includes(name) ? 'sends' : 'listens to'}`;
}
