import { caseFaults, casesInTitle, parseCases } from './cases';
import { tally } from './tally';

const row = (number: number, tested: string) => `| ${number} | It works. | ${tested} |`;
const link = (file: string) => `[\`${file}\`](../e2e/${file})`;
const table = (...rows: string[]) => ['## A. Remotes', '| case | promise |', ...rows].join('\n');

// The names of these tests must not contain the titles under test, which would count as proof.
const faultsOf = (
  markdown: string,
  ...titles: [file: string, title: string, status?: 'failed'][]
) => {
  const tests = titles.map(([file, title, status = 'passed' as const]) => ({
    file: `e2e/${file}`,
    title,
    status,
  }));
  const cases = parseCases(markdown);
  return caseFaults(cases, tally(cases, tests, casesInTitle));
};

describe('the table of cases', () => {
  it('has a promise and files for each case, or why it does not apply', () => {
    const text = table(
      row(1, `${link('a.spec.ts')}, ${link('b.spec.ts')}`),
      row(2, 'Does not apply: [no ads](going-live.md).'),
    );
    expect(parseCases(text)).toEqual([
      { number: 1, section: 'A', text: 'It works.', files: ['e2e/a.spec.ts', 'e2e/b.spec.ts'] },
      { number: 2, section: 'A', text: 'It works.', files: [] },
    ]);
  });

  it.each([
    [table(row(2, link('a.spec.ts'))), 'found case 2 where 1 was expected'],
    [table(row(1, 'Some day.')), 'case 1 needs a link to its test'],
  ])('is refused when it is incomplete: %#', (text, message) => {
    expect(() => parseCases(text)).toThrow(message);
  });
});

describe('a title names its cases', () => {
  it.each([
    ['one', 'lives on (case 4)', [4]],
    ['several, beside a statement', 'lives on [34] (cases 4, 13)', [4, 13]],
    ['no statement', 'lives on [34]', []],
    ['no words', 'in that case 4 dishes are left', []],
  ])('%s', (_what, title, numbers) => {
    expect(casesInTitle(title)).toEqual(numbers);
  });
});

describe('a case', () => {
  const one = table(row(1, link('a.spec.ts')));

  it('is carried by a passing test in the file that the table names', () => {
    expect(faultsOf(one, ['a.spec.ts', 'lives on (case 1)'])).toEqual([]);
  });

  it('without a test is missed', () => {
    expect(faultsOf(one)).toContain('Case 1 has no passing test: It works.');
  });

  it('whose test failed is missed', () => {
    expect(faultsOf(one, ['a.spec.ts', 'lives on (case 1)', 'failed'])).toEqual([
      'Case 1 has no passing test: It works.',
    ]);
  });

  it('is named with the files in which the table and the titles differ', () => {
    expect(faultsOf(one, ['b.spec.ts', 'lives on (case 1)'])).toEqual([
      'docs/reliability.md names e2e/a.spec.ts for case 1, but no test title there names it.',
      'e2e/b.spec.ts has a test of case 1, but docs/reliability.md does not name it.',
    ]);
  });
});
