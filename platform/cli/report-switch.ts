import { formatDuration, printDone, printRemark } from '../base';

/** Runs a switch and prints what became live, how long it took, and its warnings. */
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
