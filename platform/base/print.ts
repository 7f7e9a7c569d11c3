import colors from 'picocolors';

/** The width of the first column, so that lines of all tools stand under one another. */
const LABEL_WIDTH = 22;

/** A heading with air around it. */
export function printHeading(text: string): void {
  console.log(`\n  ${colors.bold(text)}\n`);
}

/** `  label   text`, aligned with its neighbours. */
export function printLine(label: string, text: string): void {
  console.log(`  ${colors.bold(label.padEnd(LABEL_WIDTH - 1))} ${text}`);
}

/** A line for something that went well. */
export function printDone(label: string, text: string): void {
  console.log(`  ${colors.green('✓')} ${label.padEnd(LABEL_WIDTH - 2)}${colors.dim(text)}`);
}

/** A line for something that failed, and under it what is known of the cause. */
export function printFailed(label: string, text: string, details?: string): void {
  console.log(`  ${colors.red('✗')} ${label.padEnd(LABEL_WIDTH - 2)}${text}`);
  if (details !== undefined && details.trim() !== '') console.log(indent(details.trimEnd()));
}

/** A quiet remark. */
export function printRemark(text: string): void {
  console.log(`  ${colors.dim(text)}`);
}

/** Each line moved in by four spaces. */
export function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

/** "6.2 s", or "2 min 4 s" from a minute on. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

/** An address that stands out. */
export function address(url: string): string {
  return colors.cyan(url);
}
