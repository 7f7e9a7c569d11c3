import { textTable } from './table';

const table = {
  head: ['Variant', 'Paint'],
  rows: [
    ['Simmer', '0.3 s'],
    ['One|bundle', '12.0 s'],
  ],
};

describe('a table', () => {
  it('in a terminal has aligned columns', () => {
    expect(textTable(table)).toBe(
      ['Variant      Paint', 'Simmer       0.3 s', 'One|bundle  12.0 s'].join('\n'),
    );
  });
});
