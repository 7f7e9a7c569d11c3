import colors from 'picocolors';

/** The width of the first column, the same in every command. */
const LABEL_WIDTH = 22;

export function printHeading(text: string): void {
  console.log(`\n  ${colors.bold(`▸ ${text}`)}\n`);
}

/** `  label   text`, with the text in the second column. */
export function printLine(label: string, text: string): void {
  console.log(`  ${colors.bold(label.padEnd(LABEL_WIDTH - 1))} ${text}`);
}

/** A line for a step that succeeded. */
export function printDone(label: string, text: string): void {
  console.log(`  ${colors.green('✓')} ${label.padEnd(LABEL_WIDTH - 2)}${colors.dim(text)}`);
}

/** A line with a mark, with details indented below it. */
function printMarked(mark: string, label: string, text: string, details: string): void {
  console.log(`  ${mark} ${label.padEnd(LABEL_WIDTH - 2)}${text}`);
  if (details.trim() !== '') console.log(indent(details.trimEnd()));
}

/** A line for a step that failed. */
export function printFailed(label: string, text: string, details = ''): void {
  printMarked(colors.red('✗'), label, text, details);
}

/** A line for something to look at. */
export function printWarning(label: string, text: string, details = ''): void {
  printMarked(colors.yellow('!'), label, text, details);
}

export function printRemark(text: string): void {
  console.log(`  ${colors.dim(text)}`);
}

/** Indents each line by four spaces. */
export function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

/** "6.2 s", or "2 min 4 s" for a minute and more. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

/** "12.3 kB". */
export function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function coloredUrl(url: string): string {
  return colors.cyan(url);
}
