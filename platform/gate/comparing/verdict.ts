import * as v from 'valibot';
import { join } from 'node:path';
import { CliError, indent, printDone, printFailed, printRemark } from '../../base';
import { digestOf, writeWhole } from '../../releases';
import { reportDirectory } from '../candidate';
import { type Difference, identityOf } from './differences';

/** What a team accepts. */
export interface Acceptance {
  /** The codes at the end of refusals. */
  codes: ReadonlySet<string>;
  /** Who accepts it, for the log. */
  by: string;
}

const CODE = /^[0-9a-f]{4}$/;

/**
 * What `--accept` names.
 * @throws CliError for anything but codes.
 */
export function parseAccepted(text: string): ReadonlySet<string> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const word of words)
    if (!CODE.test(word))
      throw new CliError(
        `"${word}" is not a code: a refusal of the gate ends with one, as in --accept 7f3a.`,
      );
  return new Set(words);
}

export const VerdictSchema = v.object({
  /** A line about each cause of what differs, and about what no journey saw of the change. */
  differences: v.array(v.string()),
  /** What no code accepts. */
  problems: v.array(v.string()),
  /** The code of exactly these differences; empty when there are none. */
  code: v.string(),
  /** What is worth a sentence, but is no difference. */
  remarks: v.array(v.string()),
});
/** What the gate found when it compared a candidate with what is live. */
export type Verdict = v.InferOutput<typeof VerdictSchema>;

/** The verdict when nothing differs. */
export const NOTHING: Verdict = { problems: [], differences: [], code: '', remarks: [] };

/** The code of exactly these differences, on any machine. */
export function codeOf(differences: readonly Difference[], unseen: readonly string[]): string {
  if (differences.length + unseen.length === 0) return '';
  const keyOf = (one: Difference) =>
    // Pictures have no words of their own: what is accepted is how these pages look in these windows.
    [
      identityOf(one),
      ...[...one.about].sort(),
      ...(one.kind === 'look' ? [...one.where].sort() : []),
    ].join();
  return digestOf(JSON.stringify([...differences.map(keyOf), ...unseen].sort())).slice(0, 4);
}

const MOST_LINES = 30;

/** What keeps a candidate from going live: problems, and differences that no code accepts. */
export function refusals(
  { differences, problems, code }: Verdict,
  accepted: ReadonlySet<string>,
): readonly string[] {
  const isAccepted = problems.length === 0 && accepted.has(code);
  if (differences.length === 0 || isAccepted) return problems;
  const more = differences.length - MOST_LINES;
  return [
    ...problems,
    ...[...accepted].filter((one) => one !== code).map((one) => `${one} accepts another list:`),
    ...differences.slice(0, MOST_LINES),
    ...(more > 0 ? [`and ${String(more)} more, in differences.txt`] : []),
    problems.length > 0
      ? 'No code accepts a journey that fails: fix what it found, or the journey if the promise has changed.'
      : `If all of this is meant: --accept ${code}, or a line "Accept: ${code}" in the commit's message.`,
  ];
}

/**
 * Prints what differs.
 * @param what was checked, in a word or two.
 * @returns what was accepted, for the log.
 * @throws CliError when there is a problem, or a difference that nobody accepted.
 */
export function requireAccepted(
  verdict: Verdict,
  { codes, by }: Acceptance,
  what: string,
): readonly string[] {
  const { differences, code, remarks } = verdict;
  for (const remark of remarks) printRemark(remark);
  const problems = refusals(verdict, codes);
  const list = differences.join('\n');
  if (list !== '') writeWhole(join(reportDirectory, 'differences.txt'), `${list}\n`);
  if (problems.length > 0) {
    printFailed('refused', '', indent(problems.join('\n')));
    if (list !== '') printRemark(`all differences, and pictures of them: ${reportDirectory}`);
    throw new CliError(`Not released: ${what}. The live site is unchanged.`);
  }
  for (const text of differences) printRemark(`accepted by ${by}: ${text}`);
  printDone('admitted', what);
  return differences.map((text) => `${code} ${text}`);
}
