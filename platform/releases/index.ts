export { acceptedCodes, cleanCommit, filesSince, git, isAncestor, personOf } from './commits';
export { latestMain, requireMerged, requireNotOlder, shortCommit } from './commits';
export { addBuild, addRelease, releaseBuilds } from './add-release';
export { composeLive, releasedModules } from './compose-live';
export { type Contract, packageOf } from './contract';
export { digestOf, parseFile, UNFINISHED, writeWhole } from './files';
export { hostedFiles, liveSite, photoOf } from './live-site';
export { KEPT_DAYS, keptVersions, prune } from './retention';
export { requireMeant, rolledBackProblem } from './rolled-back';
export {
  type Hosts,
  releaseName,
  PAGES,
  RELEASED,
  ReleasedVersionSchema,
  siteOf,
  type State,
  type Switch,
} from './state';
export {
  isStore,
  livePath,
  type Manifest,
  ManifestSchema,
  openStore,
  PLAIN_PATH,
  writeHosts,
} from './store';
export type { Store } from './store';
export {
  changeState,
  misfits,
  type PreparedSwitch,
  prepareSwitch,
  replaceState,
  switchLive,
} from './switch';
export { type How, release, rollBack, rolledBack, storeUnlisted, undoSwitch } from './transitions';
