import * as v from 'valibot';
import { VersionSchema } from '../../composer';
import { MODULES } from '../../modules';

/** Of any checkout: that of a remote that was removed, or that is not merged yet, too. It becomes a folder's name. */
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

/** A git commit, in full. */
export const CommitSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));

const EntrySchema = v.object({
  /** ISO date and time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['release', 'rollback', 'canary', 'promote', 'end-canary']),
  module: moduleName,
  version: VersionSchema,
  /** A canary's share of the visitors, in percent. */
  share: v.exactOptional(v.number()),
  /** The differences from what was live before that the gate found and the team accepted. */
  accepted: v.exactOptional(v.array(v.string())),
});

const CanarySchema = v.object({
  version: VersionSchema,
  share: v.pipe(v.number(), v.minValue(0.1), v.maxValue(99)),
});

/**
 * `hosts.json` of a store: where the shop is deployed. A switch writes it back, and a remote gets its host before its
 * code is merged. So the lines of remotes that this checkout does not have are kept.
 */
export const HostsSchema = v.object({
  /** Of the remotes that have a host; the shell's files are referenced by path. */
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

/** Leaves out what this checkout does not have: otherwise a remote that was removed would stop every other team. */
const LiveSchema = v.object(v.entriesFromList(MODULES, v.exactOptional(VersionSchema)));

/** `state.json` of a store: the live versions and their history. */
export const StateSchema = v.object({
  live: LiveSchema,
  /** Releases for a share of the visitors. */
  canaries: v.object(v.entriesFromList(MODULES, v.exactOptional(CanarySchema))),
  /** Every change, oldest first. */
  log: v.array(EntrySchema),
  /** The latest known commit whose sources composed the pages (composed-from.ts). */
  composedFrom: v.exactOptional(CommitSchema),
});

/** The part of `state.json` that names what is live, whatever the checkout has. */
export const LiveNamesSchema = v.object({
  live: v.record(moduleName, v.unknown()),
  canaries: v.record(moduleName, v.unknown()),
});
export type State = v.InferOutput<typeof StateSchema>;
export type LogEntry = v.InferOutput<typeof EntrySchema>;

/** `deployed.json` of a store: what was last deployed and verified. */
export const DeployedSchema = v.object({
  /** The name of the composition, which is the folder that `site/current` pointed to. */
  composition: v.pipe(v.string(), v.nonEmpty()),
  live: LiveSchema,
  /** Hashes of `firestore.rules` and of `firebase.json`, as they were deployed. */
  rules: v.exactOptional(v.string()),
  hosting: v.exactOptional(v.string()),
  /** ISO date and time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Deployed = v.InferOutput<typeof DeployedSchema>;

export const EMPTY: State = { live: {}, canaries: {}, log: [] };
