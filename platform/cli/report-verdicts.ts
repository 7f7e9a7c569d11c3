import { indent, printDone, printFailed } from '../base';
import type { Verdict } from '../gate';

/** Prints what the gate said of each mutation. @returns how many it judged wrong. */
export function reportVerdicts(verdicts: readonly Verdict[]): number {
  for (const { name, sentences, isRight } of verdicts) {
    if (isRight) printDone(name, '');
    else printFailed(name, 'judged wrong');
    const text = sentences.length === 0 ? 'admitted' : sentences.join('\n');
    console.log(indent(indent(text)));
  }
  return verdicts.filter(({ isRight }) => !isRight).length;
}
