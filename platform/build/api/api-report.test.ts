import { compareReports } from './api-report';

const of = (version: string, ...lines: string[]) =>
  [`## API of shared, version ${version}`, ...lines, ''].join('\n');
const before = of('1.0.0', 'add(): void', 'format(): string');

describe('the committed API report', () => {
  it.each([
    ['changed', of('1.0.0', 'add(): void', 'format(): boolean'), '- format(): string'],
    ['is new', of('1.0.0', 'add(): void', 'format(): string', 'Button'), '+ Button'],
    ['is gone', of('1.0.0', 'add(): void'), '- format(): string'],
  ])('names what %s while the version stays the same', (_case, current, line) => {
    const [problem] = compareReports(before, current);
    expect(problem).toContain('The API of shared changed, but its version did not: raise it with');
    expect(problem?.split('\n    ')).toContain(line);
  });

  it.each([
    ['of another version', before],
    ['not there', ''],
  ])('has to be written when it is %s', (_case, committed) => {
    expect(compareReports(committed, of('1.1.0', 'add(): void'))).toEqual([
      'The report in shared/api is of another version of shared: run "npm run docs" and commit the result.',
    ]);
  });

  it('is correct when nothing has changed', () => {
    expect(compareReports(before, before)).toEqual([]);
  });
});
