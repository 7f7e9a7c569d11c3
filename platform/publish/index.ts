export {
  addChecked,
  type Checked,
  readChecked,
  requireCheckedOut,
  requireNoStore,
  withChecked,
  writeChecked,
} from './checked-releases';
export { deployPreview, previewFiles, readPreview } from './preview';
export { bringToGuests, pushAtOnce, type PublishOptions } from './bring-to-guests';
export { publish, publishStaged, stageChange } from './publish';
export { readStaged, resumeStaged, writeStaged } from './staged-file';
export { publishRules } from './publish-rules';
export { storeClone } from './store-branch';
