import { indent, printDone, printFailed } from '../base';
import type { Verdict } from '../gate';

/** Prints the gate's messages for each mutation. @returns the number of wrong verdicts. */
export function reportVerdicts(verdicts: readonly Verdict[]): number {
  for (const { name, problems, isRight } of verdicts) {
    if (isRight) printDone(name, '');
    else printFailed(name, 'wrong verdict');
    const text = problems.length === 0 ? 'admitted' : problems.join('\n');
    console.log(indent(indent(text)));
  }
  return verdicts.filter(({ isRight }) => !isRight).length;
}
