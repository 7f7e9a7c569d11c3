export { counted } from './counted';
export { CliError, codeOf, fetchFailure, messageOf } from './cli-error.js';
export { describeIssues } from './describe-issues.js';
export { filesBelow } from './files-below';
export { freePort } from './free-port';
export { holdFolder, holdFree } from './hold-folder.js';
export { HOME, NAME, packageFile, platformFile, root } from './names.js';
export { SHARED, STATE_FOLDER, stateDirectory, variable } from './names.js';
export {
  coloredUrl,
  formatDuration,
  formatSize,
  indent,
  printDone,
  printFailed,
  printHeading,
  printLine,
  printRemark,
  printWarning,
} from './print';
export { withProgress } from './progress';
export { type CommandResult, runCommand } from './run-command';
export { shutdownSignal } from './shutdown';
export { type Table, textTable } from './table';
