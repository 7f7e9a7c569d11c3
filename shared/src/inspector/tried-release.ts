import type { Registry } from '@simmer/shared/registry';
import * as v from 'valibot';

const LIMIT_MS = 8000;

const Releases = v.record(
  v.string(),
  v.record(
    v.string(),
    v.object({
      /** ISO date and time of the switch that stored it. */
      at: v.exactOptional(v.string()),
      /** Missing if the release does not fit the live shell. */
      entry: v.exactOptional(v.pipe(v.string(), v.url())),
      integrity: v.exactOptional(v.pipe(v.string(), v.regex(/^sha384-/))),
    }),
  ),
);

/** `releases.json`: the releases of each remote whose files are on its host, by module and version. */
type StoredReleases = Readonly<v.InferOutput<typeof Releases>>;

type Release = Registry['modules'][string];

/** What an override leads to, in words that follow the title. */
export interface Applied {
  title: string;
  text: string;
  /** Missing if the live release is shown. */
  release?: Partial<Release> & Pick<Release, 'entry'>;
}

let loading: Promise<StoredReleases> | undefined;

async function fetchReleases(): Promise<StoredReleases> {
  const response = await fetch('/releases.json', { signal: AbortSignal.timeout(LIMIT_MS) });
  return v.parse(Releases, await response.json());
}

/**
 * Finds a stored release in the shop's own list. No address comes from anywhere else, so a link can only lead to what was
 * released.
 */
export async function triedRelease(module: string, version: string): Promise<Applied> {
  const title = `${module} ${version}`;
  const live = (text: string): Applied => ({ title, text: `${text} You see the live release.` });
  if (module === 'shell')
    return live('cannot be tried in a tab, because the shell makes the pages: open its preview.');
  let releases: StoredReleases;
  try {
    releases = await (loading ??= fetchReleases());
  } catch {
    return live('was not found, because the list of stored releases cannot be read. Reload later.');
  }
  const own = new Map(Object.entries(releases)).get(module);
  if (!own)
    return {
      ...live(
        'does not name a module of this shop with its version, as in ?try=menu-mfe@1.5.2-ab12cd34.',
      ),
      title: '?try',
    };
  const found = new Map(Object.entries(own)).get(version);
  if (!found) return live('is not stored, or no longer stored.');
  const { entry, integrity, at } = found;
  if (entry === undefined || integrity === undefined)
    return live('does not fit the shell that is live.');
  const since = at === undefined ? '' : `of ${at.slice(0, 10)} `;
  return { title, text: `${since}runs in this tab.`, release: { version, entry, integrity } };
}
