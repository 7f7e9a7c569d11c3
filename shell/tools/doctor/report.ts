import {
  counted,
  printDone,
  printFailed,
  printHeading,
  printRemark,
  printWarning,
} from '../../../platform/base';
import type { Finding } from './finding';

/** Prints each finding with what to do about it, and how many there are of each kind. */
export function printFindings(findings: readonly Finding[]): void {
  for (const { level, subject, text, advice } of findings) {
    if (level === 'ok') printDone(subject, text);
    else if (level === 'warning') printWarning(subject, text, advice);
    else printFailed(subject, text, advice);
  }
  const count = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  printHeading(
    problems > 0 ? `${counted(problems, 'problem')}: guests will notice.` : 'No problems found.',
  );
  if (warnings > 0) printRemark(`${counted(warnings, 'warning')} to check.`);
}
