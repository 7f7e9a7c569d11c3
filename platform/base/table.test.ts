import { markdownTable, textTable } from './table';

const table = {
  head: ['Variant', 'Paint'],
  rows: [
    ['Simmer', '0.3 s'],
    ['One|bundle', '12.0 s'],
  ],
};

describe('a table', () => {
  it('in Markdown aligns figures to the right and keeps bars inside cells', () => {
    expect(markdownTable(table)).toBe(
      [
        '| Variant | Paint |',
        '| :-- | --: |',
        '| Simmer | 0.3 s |',
        '| One\\|bundle | 12.0 s |',
      ].join('\n'),
    );
  });

  it('in a terminal has its columns under one another', () => {
    expect(textTable(table)).toBe(
      ['Variant      Paint', 'Simmer       0.3 s', 'One|bundle  12.0 s'].join('\n'),
    );
  });
});
