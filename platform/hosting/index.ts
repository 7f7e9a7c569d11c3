export { firebaseConfig, headersAt, type HostingSite } from './firebase-config';
export { inlineHashes, NO_SERVICES } from './content-security-policy';
export { integrityOf } from './integrity-policy';
export { documentHeaders, HASHED_NAME, SERVICE_WORKER_PATH, withoutHash } from './headers';
export {
  answerJson,
  answerText,
  type Handler,
  listen,
  parseJson,
  type RunningServer,
} from './http-server';
export { compressed } from './compressed';
export { remoteHandler, type ServedSite, siteHandler } from './static-files';
