import { CliError, type Site } from '../../base';
import { REMOTES } from '../../modules';
import { shortCommit } from './built-from';
import { cleanCommit, isAncestor, isSameIn } from './commits';
import type { State } from './state';
import type { Store } from './store';
import { switchLive } from './switch';

/**
 * What composes the pages, as git names paths: all files but these, because the owner's photo may have any name. The
 * remotes come from the store, where their builds never change.
 */
const SOURCES = ['.', ...[...REMOTES, 'docs', 'e2e', 'bench'].map((name) => `:(exclude)${name}`)];

interface Checkout {
  store: Store;
  /** The root of the repository. */
  root: string;
  site: Site;
  /** Whether its sources may be older than those that composed the live pages. */
  mayBeOlder: boolean;
}

/**
 * Switches what is live (switch.ts) with the sources of a checkout, and records its commit in `state.json`.
 * @returns remarks about commits that could not be compared, and a message for each remote that could not be rendered.
 * @throws CliError naming both commits when the live pages were composed from later sources.
 */
export async function switchFromCheckout(
  { site, ...checkout }: Checkout,
  change: (state: State) => State | Promise<State>,
): Promise<readonly string[]> {
  const remarks: string[] = [];
  const warnings = await switchLive(checkout.store, site, async (before) => {
    const pages = await pagesFrom(checkout, before);
    remarks.push(...pages.remarks);
    const { composedFrom } = pages;
    const state = await change(before);
    return composedFrom === undefined ? state : { ...state, composedFrom };
  });
  return [...remarks, ...warnings];
}

/**
 * Rejects a checkout with older sources than those that composed the live pages: every switch composes all pages again,
 * so a pipeline that is run again would bring back the former configuration and headers.
 *
 * A checkout of no known commit may always switch, because a rollback must never wait for a commit. It leaves the
 * record as it is: otherwise, an older commit could follow it unnoticed.
 * @returns the commit to record, and remarks about what could not be compared and about remotes that were removed.
 * @throws CliError naming both commits, or a live remote that the checkout may not have yet.
 */
export async function pagesFrom(
  { store, root, mayBeOlder }: Omit<Checkout, 'site'>,
  { composedFrom: recorded }: State,
): Promise<{ composedFrom: string | undefined; remarks: readonly string[] }> {
  const commit = await cleanCommit(root);
  const lost = await store.unknownModules();
  if (!mayBeOlder && lost.length > 0) await requireRemoved(root, lost, { commit, recorded });
  const pages = {
    composedFrom: commit ?? recorded,
    remarks: lost.map(
      (name) =>
        `${name} was live, but this checkout does not have it. The pages are now without it.`,
    ),
  };
  if (recorded === undefined || commit === recorded || mayBeOlder) return pages;
  const isOlder = commit === undefined ? undefined : await isAncestor(root, commit, recorded);
  if (commit === undefined || isOlder === undefined) {
    const remark = `It is unknown whether this checkout (${shortCommit(commit)}) is older than the sources of the live pages (${shortCommit(recorded)}): this clone cannot compare the commits.`;
    return { ...pages, remarks: [...pages.remarks, remark] };
  }
  if (!isOlder) return pages;
  // The teams release on their own: a later commit that only changed a remote must not stop the others.
  if (await isSameIn(root, [commit, recorded], SOURCES))
    return { ...pages, composedFrom: recorded };
  throw new CliError(
    `This checkout is at commit ${shortCommit(commit)}, but the live pages were composed from the later commit ${shortCommit(recorded)}, and more than remotes changed in between: guests would get the former configuration, pages and headers. ` +
      'Nothing live was changed. Run the command from the later commit ("git pull"), or use --older.',
  );
}

/**
 * A remote that is missing in a later commit was removed there. Any other checkout, such as a branch, may be from
 * before the remote, and would take it from the guests.
 */
async function requireRemoved(
  root: string,
  lost: readonly string[],
  { commit, recorded }: Record<'commit' | 'recorded', string | undefined>,
): Promise<void> {
  const isLater =
    commit !== undefined &&
    recorded !== undefined &&
    commit !== recorded &&
    (await isAncestor(root, recorded, commit));
  if (isLater !== true)
    throw new CliError(
      `${lost.join(', ')} is live, but this checkout (${shortCommit(commit)}) does not have it, and is not known to be later than the sources of the live pages (${shortCommit(recorded)}). ` +
        'Nothing live was changed. Run the command from a later commit ("git pull"), or use --older if the remote was removed on purpose.',
    );
}
