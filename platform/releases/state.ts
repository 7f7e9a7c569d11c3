import * as v from 'valibot';
import { CliError } from '../base';
import { VersionSchema } from '../composer';
import { MODULES, type ModuleName } from '../modules';

/** A module of any checkout, even a remote that was removed or is not merged yet. Its name is also that of a folder. */
const moduleName = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be the name of a module, like menu-mfe'),
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

/** The share of the visitors that a canary may have, in percent. `chooseVariant` distinguishes tenths of a percent. */
export const SHARE = { least: 0.1, usual: 10, most: 99 } as const;
const shareSchema = v.pipe(v.number(), v.minValue(SHARE.least), v.maxValue(SHARE.most));

/** A git commit, in full. */
export const CommitSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));

/** A switch: what it made live for everybody or, for a canary, for some of the visitors. */
const EntrySchema = v.object({
  /** ISO date and time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['release', 'rollback', 'canary', 'promote', 'end-canary']),
  module: moduleName,
  version: VersionSchema,
  /** What was live for everybody before. */
  former: v.exactOptional(VersionSchema),
  share: v.exactOptional(shareSchema),
  /** The differences from what was live before that the gate found and the team accepted. */
  accepted: v.exactOptional(v.array(v.string())),
});

/** `live.json` of a store: what is live, and how that came about. Replacing this file is the switch. */
export const StateSchema = v.object({
  /**
   * The live version of each module. A remote that this checkout lacks is left out: its commit is then a later one,
   * which removed the remote (`commits.ts`).
   */
  live: v.object(v.entriesFromList(MODULES, v.exactOptional(VersionSchema))),
  /** A release for a share of the visitors. */
  canary: v.exactOptional(
    v.object({ module: v.picklist(MODULES), version: VersionSchema, share: shareSchema }),
  ),
  /** Every switch, oldest first. */
  log: v.array(EntrySchema),
  /** The latest commit whose sources made a switch or a deploy. Only its descendants make the next one. */
  commit: v.exactOptional(CommitSchema),
});
export type State = v.InferOutput<typeof StateSchema>;
export type LogEntry = v.InferOutput<typeof EntrySchema>;

export const EMPTY: State = { live: {}, log: [] };

/** `hosts.json` of a store: where the shop is deployed. People write it, for a remote before they merge its code. */
export const HostsSchema = v.object({
  /** The origins of the remotes that have a host; the shell's files are requested by path. */
  origins: v.record(moduleName, origin),
  /** The Firebase Hosting site of each module that has one, if the shop is on Firebase. */
  sites: v.exactOptional(v.objectWithRest({ shell: siteId }, siteId)),
  /** Whether developers may run a module from their own computer in this shop; false by default. */
  allowLocalModules: v.exactOptional(v.boolean()),
  /** Whether HSTS also covers the subdomains of each domain; false by default. */
  includeSubDomains: v.exactOptional(v.boolean()),
  localCloud: v.exactOptional(v.object({ auth: address, firestore: address, email: address })),
});
export type Hosts = v.InferOutput<typeof HostsSchema>;

/**
 * The Hosting site of a module.
 * @throws CliError when `hosts.json` names none.
 */
export function siteOf(sites: NonNullable<Hosts['sites']>, module: ModuleName): string {
  const site = sites[module];
  if (site === undefined)
    throw new CliError(
      `hosts.json names no Hosting site for ${module} in "sites": give it a host first (docs/going-live.md, "Hosting sites").`,
    );
  return site;
}
