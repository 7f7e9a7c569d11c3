import { dirname, join, normalize } from 'node:path';
import { CliError } from '../../base';
import type { Tally } from './tally';
import type { Statement } from './statements';

/** A fault that the shop must survive. Its section is the letter of its table. */
export interface Case extends Statement {
  /** The files that test it; none for a case that does not apply. */
  readonly files: readonly string[];
}

/** From the root of the repository. */
export const CASES = 'docs/reliability.md';

/**
 * Reads docs/reliability.md: `## A. Title` opens a section, `| 12 | promise | [file](../path) |` is a case. Instead of
 * links, the last cell may say why the case does not apply.
 * @throws CliError when the numbers are not 1, 2, 3, … in order, or a case has neither a file nor a reason.
 */
export function parseCases(markdown: string): Case[] {
  const cases: Case[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## ([A-Z])\. /.exec(line)?.[1] ?? section;
    const [, digits, text = '', tested = ''] =
      /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    if (digits === undefined) continue;
    const number = Number(digits);
    if (number !== cases.length + 1)
      throw new CliError(`${CASES}: found case ${digits} where ${cases.length + 1} was expected.`);
    const applies = !tested.startsWith('Does not apply: ');
    const files = [...(applies ? tested : '').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
      normalize(join(dirname(CASES), path)),
    );
    if (applies && files.length === 0)
      throw new CliError(
        `${CASES}: case ${digits} needs a link to its test, or “Does not apply: ” and the reason.`,
      );
    cases.push({ number, section, text, files });
  }
  return cases;
}

/** The cases that a test's title names: `(case 4)` or `(cases 4, 13)`. */
export function casesInTitle(title: string): number[] {
  const numbers = [...title.matchAll(/\(cases? (\d+(?:, \d+)*)\)/g)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  );
  return [...new Set(numbers)];
}

/**
 * @returns a sentence for each case without a passing test, and for each file that is missing or wrong in the table.
 */
export function caseFaults(cases: readonly Case[], { statements }: Tally): string[] {
  return cases.flatMap(({ number, text, files }, place) => {
    const { tests = [], isCarried = false } = statements[place] ?? {};
    const found = new Set(tests.map(({ file }) => file));
    return [
      ...(files.length > 0 && !isCarried ? [`Case ${number} has no passing test: ${text}`] : []),
      ...files
        .filter((file) => !found.has(file))
        .map(
          (file) => `${CASES} names ${file} for case ${number}, but no test title there names it.`,
        ),
      ...[...found]
        .filter((file) => !files.includes(file))
        .map((file) => `${file} has a test of case ${number}, but ${CASES} does not name it.`),
    ];
  });
}
