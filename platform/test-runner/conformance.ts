import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { CliError, root, runCommand } from '../base';

/** A statement of the specification, or a case of docs/reliability.md. */
interface Requirement {
  readonly number: number;
  readonly text: string;
  /** The files that test a case. A case that does not apply has none, a statement has no list. */
  readonly files?: readonly string[];
}

interface Subject {
  readonly document: string;
  /** What a requirement is called in messages. */
  readonly name: string;
  readonly requirements: readonly Requirement[];
  /** The requirements that a test's title names. */
  readonly numbersIn: (title: string) => readonly number[];
}

const STATEMENTS = 'docs/conformance/statements.md';
const CASES = 'docs/reliability.md';

/** `12. Text` is a statement, up to the heading `## Decisions`. */
function statements(): Subject {
  const [text = ''] = readFileSync(join(root, STATEMENTS), 'utf8').split('\n## Decisions');
  return {
    document: STATEMENTS,
    name: 'statement',
    requirements: [...text.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, line = '']) => ({
      number: Number(number),
      text: line,
    })),
    // `[34]` on its own, unlike the index in `menu[0]`.
    numbersIn: (title) =>
      [...title.matchAll(/(?<=^|[\s\]])\[(\d+)\](?!\w|\.\w)/g)].map(([, number]) => Number(number)),
  };
}

/**
 * `| 12 | promise | [file](../path) |` is a case. Instead of links, the last cell may say why it does not apply.
 * @throws CliError when it does neither.
 */
function cases(): Subject {
  const rows = readFileSync(join(root, CASES), 'utf8').matchAll(
    /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/gm,
  );
  return {
    document: CASES,
    name: 'case',
    requirements: [...rows].map(([, number = '', text = '', tested = '']) => {
      const links = [...tested.matchAll(/\]\(([^)]+)\)/g)];
      const applies = !tested.startsWith('Does not apply: ');
      if (applies && links.length === 0)
        throw new CliError(
          `${CASES}: case ${number} needs a link to its test, or “Does not apply: ” and the reason.`,
        );
      const files = links.map(([, path = '']) => normalize(join(dirname(CASES), path)));
      return { number: Number(number), text, files: applies ? files : [] };
    }),
    // `(case 4)` or `(cases 4, 13)`.
    numbersIn: (title) =>
      [...title.matchAll(/\(cases? (\d+(?:, \d+)*)\)/g)].flatMap(([, list = '']) =>
        list.split(', ').map(Number),
      ),
  };
}

interface Title {
  readonly file: string;
  readonly title: string;
}

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const NUMBERED = '\\[[0-9]+\\]|\\(cases? [0-9]';
/** The texts on a line of source: titles are among them. */
const TEXTS = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

async function titles(): Promise<readonly Title[]> {
  const search = ['grep', '--untracked', '-E', NUMBERED, '--', ...TESTS];
  const { output } = await runCommand('git', search, { cwd: root });
  return output.split('\n').flatMap((found) => {
    const [file = ''] = found.split(':', 1);
    const texts = found.slice(file.length).matchAll(TEXTS);
    return [...texts].map(([, , title = '']) => ({ file, title }));
  });
}

type Named = Title & { readonly number: number };

const isTested = ({ number, files }: Requirement, named: readonly Named[]) =>
  files?.length === 0 || named.some((one) => one.number === number);

/** @returns a sentence for each requirement without a test, and for each wrong number or file. */
function problemsOf(
  { document, name, requirements }: Subject,
  named: readonly Named[],
): readonly string[] {
  const numbers = requirements.map(({ number }) => number);
  return [
    ...numbers
      .filter((number, place) => number !== place + 1)
      .map((number) => `${document}: ${name} ${number} does not follow the one before it.`),
    ...named
      .filter(({ number }) => !numbers.includes(number))
      .map((one) => `${one.file}: “${one.title}” names ${name} ${one.number}: there is none.`),
    ...requirements
      .filter((one) => !isTested(one, named))
      .map(({ number, text }) => `No test names ${name} ${number}: ${text}`),
    ...requirements.flatMap(({ number, files }) => {
      if (!files) return [];
      const found = new Set(named.filter((one) => one.number === number).map(({ file }) => file));
      return [
        ...files
          .filter((file) => !found.has(file))
          .map((file) => `${document} links case ${number} to ${file}, where no title names it.`),
        ...[...found]
          .filter((file) => !files.includes(file))
          .map((file) => `${file} names case ${number}, and ${document} does not link it.`),
      ];
    }),
  ];
}

/**
 * Whether each statement of the specification and each case of docs/reliability.md has a test. Whether that passes is
 * what its runner says.
 * @returns how many have, in words, and a sentence for each problem.
 * @throws CliError when a document cannot be read.
 */
export async function readConformance(): Promise<{
  summary: string;
  problems: readonly string[];
}> {
  const all = await titles();
  const subjects = [statements(), cases()].map((subject) => ({
    subject,
    named: all.flatMap((one) => subject.numbersIn(one.title).map((number) => ({ ...one, number }))),
  }));
  const summaries = subjects.map(({ subject: { name, requirements }, named }) => {
    const tested = requirements.filter((one) => isTested(one, named)).length;
    return `${String(tested)} of ${String(requirements.length)} ${name}s`;
  });
  return {
    summary: `${summaries.join(' and ')} have a test, or do not apply`,
    problems: subjects.flatMap(({ subject, named }) => problemsOf(subject, named)),
  };
}
