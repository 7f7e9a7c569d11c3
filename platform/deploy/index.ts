export { checkAddresses, checkDeployed, deploy } from './deploy';
export { firebaseClient } from './firebase-client';
export { firebaseTools, parseAnswer, type FirebaseOptions } from './firebase-tools';
export { planDeploy, type Plan } from './plan';
export { smokeTest } from './smoke-test';
export {
  addressesOf,
  uploadOf,
  writeContents,
  writeUpload,
  type Address,
  type Content,
  type Upload,
} from './upload';
