export {
  BEFORE,
  type DeployOptions,
  goBack,
  makeLive,
  requireStaged,
  stage,
  type Staged,
} from './deploy';
export { type ChannelClient, firebaseClient } from './firebase';
export { deployedVersions, planDeploy } from './plan';
export { siteAsDeployed, siteComposedWith, siteOfToday } from './set-elsewhere';
export { type Address, type Contents, uploadOf, writeContents, writeUpload } from './upload';
export { askEach, checkDeployed, requestUncached } from './verify-urls';
