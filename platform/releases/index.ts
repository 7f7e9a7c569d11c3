export { filesSince, git, isAncestor, isUnchangedSince, messageLines, personOf } from './commits';
export { remoteTip, requireNewest, requireNotOlder, shortCommit, STORE_BRANCH } from './commits';
export { composeLive, releasedModules } from './compose-live';
export { type Contract, packageOf } from './contract';
export { parseFile, writeWhole } from './files';
export { hostedFiles, liveSite, photoOf } from './live-site';
export { addRelease, digestOf, publish, publishBuilt } from './publish';
export { keptVersions, prune } from './retention';
export { type Hosts, type LogEntry, SHARE, siteOf, type State, StateSchema } from './state';
export {
  livePath,
  type Manifest,
  ManifestSchema,
  openStore,
  PLAIN_PATH,
  storedName,
  writeHosts,
} from './store';
export type { Store } from './store';
export { misfits, replaceState, switchLive, type Switched } from './switch';
export { promote, release, rollBack, rolledBack, startCanary } from './transitions';
