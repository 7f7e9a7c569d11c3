import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const root = join(__dirname, '../..');

/** The documents whose numbers test titles name. Whether those tests pass, their runners say. */
const SUBJECTS = [
  {
    name: 'statement',
    document: 'docs/conformance/statements.md',
    line: /^(\d+)\. (.+)$/gm,
    // A statement's number in brackets stands alone, unlike the index in menu[n].
    named: /(?<=^|[\s\]])\[(\d+)\](?!\w|\.\w)/g,
  },
  {
    name: 'case',
    document: 'docs/reliability.md',
    // The last column says what tests the case, or why it does not apply.
    line: /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/gm,
    // The title names (case n) or (cases n, n).
    named: /\(cases? (\d+(?:, \d+)*)\)/g,
  },
];

interface Title {
  readonly file: string;
  readonly title: string;
}

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const NUMBERED = '\\[[0-9]+\\]|\\(cases? [0-9]';
/** The strings on a line of source; titles are among them. */
const TEXTS = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

function readTitles(): readonly Title[] {
  const search = ['grep', '--no-index', '--exclude-standard', '-E', NUMBERED, '--', ...TESTS];
  const output = execFileSync('git', search, { cwd: root, encoding: 'utf8' });
  return output.split('\n').flatMap((found) => {
    const [file = ''] = found.split(':', 1);
    // A skipped test does not run, so it proves nothing.
    if (/\b(?:it|test|describe)\.(?:skip|todo|fixme)\(/.test(found)) return [];
    const texts = found.slice(file.length).matchAll(TEXTS);
    return [...texts].map(([, , title = '']) => ({ file, title }));
  });
}

/** @returns how many lines of a document have a test, and a sentence for each problem. */
function compared(
  { name, document, line, named }: (typeof SUBJECTS)[number],
  all: readonly Title[],
) {
  const [text = ''] = readFileSync(join(root, document), 'utf8').split('\n## Decisions');
  const lines = [...text.matchAll(line)];
  const tests = all.flatMap(({ file, title }) =>
    [...title.matchAll(named)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map((number) => ({ file, title, number })),
    ),
  );
  const problems = tests
    .filter(({ number }) => lines[Number(number) - 1] === undefined)
    .map(
      ({ file, title, number }) => `${file}: “${title}” names ${name} ${number}: there is none.`,
    );
  let proven = 0;
  for (const [place, [, number = '', what = '', tested]] of lines.entries()) {
    if (Number(number) !== place + 1)
      problems.push(`${document}: ${name} ${number} does not follow the one before.`);
    const files = tests.filter((one) => one.number === number).map(({ file }) => file);
    const isProven = files.length > 0 || tested?.startsWith('Does not apply: ') === true;
    if (isProven) proven += 1;
    else problems.push(`No test names ${name} ${number}: ${what}`);
    if (!isProven || files.length === 0 || tested === undefined) continue;
    const links = [...tested.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
      normalize(join(dirname(document), path)),
    );
    const [linked, naming] = [links, files].map((list) => [...new Set(list)].sort().join(', '));
    if (linked !== naming)
      problems.push(
        `${document} links case ${number} to ${linked}, but titles name it in ${naming}.`,
      );
  }
  return { summary: `${String(proven)} of ${String(lines.length)} ${name}s`, problems };
}

const titles = readTitles();
const results = SUBJECTS.map((subject) => compared(subject, titles));

it(`${results.map(({ summary }) => summary).join(' and ')} have a test, or do not apply`, () => {
  expect(results.flatMap(({ problems }) => problems)).toEqual([]);
});

it('each name of a file in the shop’s sources is unique, except for those that every module has', () => {
  const inEach = ['events.ts', 'place.ts', 'standalone.ts', 'standalone-page.tsx'];
  const list = execFileSync('git', ['ls-files', '*/src/*.ts', '*/src/*.tsx'], { cwd: root });
  const files = String(list).split('\n');
  const names = files
    .filter((path) => !/\.test\.|\/testing\/|^platform/.test(path))
    .map((path) => basename(path))
    .filter((name) => !inEach.includes(name))
    .map((name) => name.replace(/\.\w+$/, ''));
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});
