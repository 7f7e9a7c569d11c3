export { compressedSize, overBudget, RAISING_A_LIMIT, readBudget, weigh } from './budget/budget';
export { checkBudget } from './budget/check-budget';
export { BUILD_LIST, readBuild } from './build-list';
export { builtModules, moduleVersion, VersionSchema } from './last-builds';
export { compose } from './compose';
export type { HostBuild } from './host-build';
export {
  COMPOSED_WITH_FILE,
  type Composition,
  type ModuleBuild,
  type ModuleBuilds,
  type Registry,
  type StoredReleases,
} from './composition';
export { readExports, readServerBuild } from './sandbox';
