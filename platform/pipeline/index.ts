export { acceptRun } from './accept-run';
export { readPages, writePages } from './plain-folder';
export { deployPreview, previewFiles, readPreview } from './preview';
export { pushStore } from './push-store';
