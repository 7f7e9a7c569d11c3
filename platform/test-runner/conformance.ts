import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, runCommand } from '../base';

interface Subject {
  /** What its lines are called in messages. */
  readonly name: string;
  readonly document: string;
  /** A line: its number, its text and, in a table, what tests it or why it does not apply. */
  readonly line: RegExp;
  /** The numbers in a test's title. */
  readonly named: RegExp;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'statement',
    document: 'docs/conformance/statements.md',
    line: /^(\d+)\. (.+)$/gm,
    // `[34]` on its own, unlike the index in `menu[0]`.
    named: /(?<=^|[\s\]])\[(\d+)\](?!\w|\.\w)/g,
  },
  {
    name: 'case',
    document: 'docs/reliability.md',
    line: /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/gm,
    // `(case 4)` or `(cases 4, 13)`.
    named: /\(cases? (\d+(?:, \d+)*)\)/g,
  },
];

interface Title {
  readonly file: string;
  readonly title: string;
}

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const NUMBERED = '\\[[0-9]+\\]|\\(cases? [0-9]';
/** The texts on a line of source: titles are among them. */
const TEXTS = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

async function titles(): Promise<readonly Title[]> {
  const search = ['grep', '--no-index', '--exclude-standard', '-E', NUMBERED, '--', ...TESTS];
  const { output } = await runCommand('git', search, { cwd: root });
  return output.split('\n').flatMap((found) => {
    const [file = ''] = found.split(':', 1);
    // Not played, so it proves nothing.
    if (/\b(?:it|test|describe)\.(?:skip|todo|fixme)\(/.test(found)) return [];
    const texts = found.slice(file.length).matchAll(TEXTS);
    return [...texts].map(([, , title = '']) => ({ file, title }));
  });
}

/** @returns how many lines of a document have a test, and a sentence for each problem. */
function compared({ name, document, line, named }: Subject, all: readonly Title[]) {
  const [text = ''] = readFileSync(join(root, document), 'utf8').split('\n## Decisions');
  const lines = [...text.matchAll(line)].map(([, number, what = '', tested]) => ({
    number: Number(number),
    what,
    applies: tested?.startsWith('Does not apply: ') !== true,
    /** The files that a table names. */
    files:
      tested &&
      [...tested.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
        normalize(join(dirname(document), path)),
      ),
  }));
  const tests = all.flatMap((one) =>
    [...one.title.matchAll(named)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map((number) => ({ ...one, number: Number(number) })),
    ),
  );
  const known = new Set(lines.map(({ number }) => number));
  const problems = [
    ...lines
      .filter(({ number }, place) => number !== place + 1)
      .map(
        ({ number }) => `${document}: ${name} ${String(number)} does not follow the one before.`,
      ),
    ...tests
      .filter(({ number }) => !known.has(number))
      .map(
        (one) => `${one.file}: “${one.title}” names ${name} ${String(one.number)}: there is none.`,
      ),
  ];
  let proven = 0;
  for (const { number, what, applies, files } of lines) {
    const found = new Set(tests.filter((one) => one.number === number).map(({ file }) => file));
    if (!applies || found.size > 0) proven += 1;
    else problems.push(`No test names ${name} ${String(number)}: ${what}`);
    if (!applies || !files) continue;
    for (const file of files)
      if (!found.delete(file))
        problems.push(
          `${document} links case ${String(number)} to ${file}, where no title names it.`,
        );
    for (const file of found)
      problems.push(`${file} names case ${String(number)}, and ${document} does not link it.`);
  }
  return { summary: `${String(proven)} of ${String(lines.length)} ${name}s`, problems };
}

/**
 * Whether each statement of the specification and each case of docs/reliability.md has a test. Whether that passes is
 * what its runner says.
 * @returns how many have, in words, and a sentence for each problem.
 */
export async function readConformance(): Promise<{
  summary: string;
  problems: readonly string[];
}> {
  const all = await titles();
  const results = SUBJECTS.map((subject) => compared(subject, all));
  return {
    summary: `${results.map(({ summary }) => summary).join(' and ')} have a test, or do not apply`,
    problems: results.flatMap(({ problems }) => problems),
  };
}
