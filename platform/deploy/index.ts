export { deploy } from './deploy';
export { type ChannelClient, firebaseClient } from './firebase';
export { planDeploy } from './plan';
export { smokeTest } from './smoke-test';
export { type Contents, uploadOf, writeContents, writeUpload } from './upload';
export { checkDeployed } from './verify-urls';
