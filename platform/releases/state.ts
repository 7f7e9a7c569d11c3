import * as v from 'valibot';
import { CliError } from '../base';
import { VersionSchema } from '../composer';
import { MODULES } from '../modules';
import { shortCommit } from './commits';

/** A module of any checkout, even a remote that was removed or is not merged yet. Its name is also that of a folder. */
const moduleName = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be the name of a module, like opening-hours'),
);
const address = v.pipe(v.string(), v.url());
const origin = v.pipe(
  address,
  v.check(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'must be an origin without a path, like https://menu.example',
  ),
);
const siteId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a site id, like my-shop-menu'));

/** A git commit, in full. */
export const CommitSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));

/**
 * The pages are released like a module. Their version is the commit whose composer, headers, theme and configuration
 * make them.
 */
export const PAGES = 'pages';
/** What can be live, in the order of messages. */
export const RELEASED: readonly string[] = [...MODULES, PAGES];

/** The version of a module or of the pages. */
export const ReleasedVersionSchema = v.union([VersionSchema, CommitSchema]);

/** "hours 1.5.2-ab12cd34", or "pages 1a2b3c4d". */
export const releaseName = (name: string, version: string) =>
  `${name} ${name === PAGES ? shortCommit(version) : version}`;

/** A switch: what it changed, by whom and why. Its number is its place in the log, from 1. */
const SwitchSchema = v.looseObject({
  /** ISO date and time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.exactOptional(v.string()),
  /** `undo`: a release that could not be brought to guests. `unlisted`: stored, but live for nobody. */
  action: v.picklist(['release', 'rollback', 'undo', 'unlisted']),
  /** What became live, of modules and the `pages`, and what was live before. Without `version`, it is no longer live. */
  modules: v.record(
    moduleName,
    v.object({
      version: v.exactOptional(ReleasedVersionSchema),
      former: v.exactOptional(ReleasedVersionSchema),
    }),
  ),
  /** The differences from what was live before that the gate found and the team accepted. */
  accepted: v.exactOptional(v.array(v.string())),
  /** The number of the switch that it undoes. */
  undoes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  why: v.exactOptional(v.string()),
});

/**
 * `live.json` of a store: what is live, and how that came about. Replacing this file is the switch. Older code, which
 * made the pages that guests get, keeps the fields of newer code.
 */
export const StateSchema = v.looseObject({
  /**
   * The live version of each module and of the pages. A remote that this checkout lacks is not shown, and stays: the
   * pages may have been rolled back to a commit before it.
   */
  live: v.record(moduleName, ReleasedVersionSchema),
  /** Every switch, oldest first. */
  log: v.array(SwitchSchema),
});
export type State = v.InferOutput<typeof StateSchema>;
export type Switch = v.InferOutput<typeof SwitchSchema>;

export const EMPTY: State = { live: {}, log: [] };

/** `hosts.json` of a store: where the shop is deployed. People write it, for a remote before they merge its code. */
export const HostsSchema = v.object({
  /** The origins of the remotes that have a host; the shell's files are requested by path. */
  origins: v.record(moduleName, origin),
  /** The Firebase Hosting site of each module that has one, if the shop is on Firebase. */
  sites: v.exactOptional(v.objectWithRest({ shell: siteId }, siteId)),
  /** Whether developers may run a module from their own computer in this shop; false by default. */
  allowLocalModules: v.exactOptional(v.boolean()),
  /** For how many days hosts keep what was live: a tab may be open for that long. */
  keptDays: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** Whether HSTS also covers the subdomains of each domain; false by default. */
  includeSubDomains: v.exactOptional(v.boolean()),
  /** The addresses of the services on this machine, by name. */
  localCloud: v.exactOptional(v.record(v.string(), address)),
});
export type Hosts = v.InferOutput<typeof HostsSchema>;

/**
 * The Hosting site of a module.
 * @throws CliError when `hosts.json` names none.
 */
export function siteOf(sites: NonNullable<Hosts['sites']>, module: string): string {
  const site = sites[module];
  if (site === undefined)
    throw new CliError(
      `hosts.json names no Hosting site for ${module} in "sites": give it a host first (docs/going-live.md, "Hosting sites").`,
    );
  return site;
}
