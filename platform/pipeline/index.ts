export { firebaseChannels } from './channel-client';
export { preview } from './preview';
export { packStore, pushStore, unpackStore } from './store-archive';
export { withStoreCopy } from './store-copy';
