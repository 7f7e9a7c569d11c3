import { readFileSync } from 'node:fs';
import { numbersInTitle, parseStatements } from './statements';

describe('parseStatements', () => {
  it('reads each numbered line with its section and leaves the decisions out', () => {
    const markdown = [
      '# What we promise',
      '## A. Scope',
      '1. One page.',
      'Between the lines.',
      '## B. Routes',
      '2. `/` is the home page. (D1)',
      '## Decisions',
      '3. not a statement',
    ].join('\n');
    expect(parseStatements(markdown)).toEqual([
      { number: 1, section: 'A', text: 'One page.' },
      { number: 2, section: 'B', text: '`/` is the home page. (D1)' },
    ]);
  });

  it('names the place where a number is missing', () => {
    expect(() => parseStatements('## A. Scope\n1. One.\n3. Three.')).toThrow(
      'found statement 3 where 2 was expected',
    );
  });

  it('finds all 196 statements, A to M, in the specification', () => {
    const statements = parseStatements(readFileSync('docs/conformance/statements.md', 'utf8'));
    expect(statements).toHaveLength(196);
    expect([...new Set(statements.map(({ section }) => section))].join('')).toBe('ABCDEFGHIJKLM');
  });
});

describe('numbersInTitle', () => {
  // The names of these tests must not contain the titles under test, which would count as proof.
  it.each([
    ['one at the end', 'keeps two notes on two lines [90]', [90]],
    ['several', 'sends the order once [125] [126]', [125, 126]],
    ['several side by side, before a full stop', 'sends the order once [125][126].', [125, 126]],
    ['the same twice', '[7] leaves as one email, as [7] says', [7]],
    ['none', 'says nothing', []],
    ['no index of a path', 'names the path menu[0].sizes[1].price', []],
    ['one beside an index', 'takes [34] beside menu[0]', [34]],
    ['no span', 'reads [3-4] as words', []],
  ])('a title carries its numbers: %s', (_what, title, numbers) => {
    expect(numbersInTitle(title)).toEqual(numbers);
  });
});
