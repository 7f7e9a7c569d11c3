import { CliError, type Site } from '../../base';
import { REMOTES } from '../../modules';
import { short } from './built-from';
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
  { store, root, site, mayBeOlder }: Checkout,
  change: (state: State) => State | Promise<State>,
): Promise<readonly string[]> {
  const remarks: string[] = [];
  const warnings = await switchLive(store, site, async (before) => {
    const pages = await pagesFrom(root, before, mayBeOlder);
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
 * A checkout of no known commit may always switch, because a rollback must never wait for a commit. It leaves the record
 * as it is: otherwise, an older commit could follow it unnoticed.
 * @returns the commit to record, and remarks about what could not be compared.
 * @throws CliError naming both commits.
 */
export async function pagesFrom(
  root: string,
  { composedFrom: recorded }: State,
  mayBeOlder: boolean,
): Promise<{ composedFrom: string | undefined; remarks: readonly string[] }> {
  const commit = await cleanCommit(root);
  const pages = { composedFrom: commit ?? recorded, remarks: [] };
  if (recorded === undefined || commit === recorded || mayBeOlder) return pages;
  const isOlder = commit === undefined ? undefined : await isAncestor(root, commit, recorded);
  if (commit === undefined || isOlder === undefined) {
    const remark = `It is unknown whether this checkout (${short(commit)}) is older than the sources of the live pages (${short(recorded)}): this clone cannot compare the commits.`;
    return { ...pages, remarks: [remark] };
  }
  if (!isOlder) return pages;
  // The teams release on their own: a later commit that only changed a remote must not stop the others.
  if (await isSameIn(root, [commit, recorded], SOURCES))
    return { ...pages, composedFrom: recorded };
  throw new CliError(
    `This checkout is at commit ${short(commit)}, but the live pages were composed from the later commit ${short(recorded)}, and more than remotes changed in between: guests would get the former configuration, pages and headers. ` +
      'Nothing live was changed. Run the command from the later commit ("git pull"), or use --older.',
  );
}
