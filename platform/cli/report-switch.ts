import { formatDuration, printDone, printRemark } from '../base';

/** Does a switch and tells what became live, in which time, and what was left to the browser. */
export async function reportSwitch(
  label: string,
  text: string,
  run: () => Promise<readonly string[]>,
): Promise<void> {
  const startedAt = Date.now();
  const warnings = await run();
  printDone(label, `${text}, in ${formatDuration(Date.now() - startedAt)}`);
  for (const warning of warnings) printRemark(warning);
}
