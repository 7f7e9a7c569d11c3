import * as v from 'valibot';
import { VersionSchema } from '../../composer';
import { MODULES, REMOTES } from '../../modules';

const moduleName = v.picklist(MODULES);
const address = v.pipe(v.string(), v.url());
const origin = v.pipe(
  address,
  v.check(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'must be an origin without a path, like https://menu.example',
  ),
);
const siteId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a site id, like my-shop-menu'));

const EntrySchema = v.object({
  /** When, as an ISO date and time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['release', 'rollback', 'canary', 'promote', 'end-canary']),
  module: moduleName,
  version: VersionSchema,
  /** Per cent of the visitors, of a canary. */
  share: v.exactOptional(v.number()),
});

const CanarySchema = v.object({
  version: VersionSchema,
  share: v.pipe(v.number(), v.minValue(0.1), v.maxValue(99)),
});

/** Where a published shop is reached. */
export const HostsSchema = v.object({
  /** Each remote's origin; the shell's own files are named by their path alone. */
  origins: v.object(v.entriesFromList(REMOTES, origin)),
  /** The Firebase Hosting site of each module; a store without them is served by other means. */
  sites: v.exactOptional(v.object(v.entriesFromList(MODULES, siteId))),
  localCloud: v.exactOptional(v.object({ auth: address, firestore: address, email: address })),
});
export type Hosts = v.InferOutput<typeof HostsSchema>;

/** `state.json` of a store: what is live, and how it came to be. */
export const StateSchema = v.object({
  live: v.record(moduleName, VersionSchema),
  /** Releases that a share of the visitors gets instead. */
  canaries: v.record(moduleName, CanarySchema),
  /** Every switch, the oldest first. */
  log: v.array(EntrySchema),
});
export type State = v.InferOutput<typeof StateSchema>;
export type LogEntry = v.InferOutput<typeof EntrySchema>;

export const EMPTY: State = { live: {}, canaries: {}, log: [] };
