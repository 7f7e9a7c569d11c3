export { type Contract, packageOf } from './contract/contract';
export { incompatibilities } from './contract/incompatibilities';
export { unknownInterfaces } from './contract/unknown-interfaces';
export { moduleFiles, namedFiles } from './site/named-files';
export { CURRENT, liveComposition, writeSite } from './site/write-site';
export { withStoreLock } from './store/with-store-lock';
export { builtFrom, requireNotOlder, shortCommit } from './store/built-from';
export { isAncestor, messageLines, personOf, remoteTip, STORE_BRANCH } from './store/commits';
export { pagesFrom, switchFromCheckout } from './store/composed-from';
export { composeStore, releasedModules } from './store/compose-store';
export { contractsOf, storedContract } from './store/contracts';
export { type Deployment, deploymentOf } from './store/deployment';
export { modulesWithoutSite } from './store/hosting-record';
export { holdFolder, withLock } from './store/lock';
export { publishBuilt, recompose, releaseBuilt } from './store/publish-built';
export { publish } from './store/publish';
export {
  type Outcome,
  promoteOnce,
  releaseOnce,
  rollBackOnce,
  startCanaryOnce,
} from './store/repeatable-commands';
export { keptVersions, prune } from './store/retention';
export type { Deployed, Hosts, State } from './store/state';
export { openStore, type Store } from './store/store';
export { switchLive } from './store/switch';
export { promote, release, rollBack, startCanary } from './store/transitions';
