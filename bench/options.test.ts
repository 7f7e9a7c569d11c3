import { readOptions } from './options';

describe('the options of the benchmark', () => {
  it.each([
    [{}, { runs: 9, hasWarmUp: true, isScale: false, isWritten: true }],
    [{ scale: true }, { runs: 5, hasWarmUp: true, isScale: true, isWritten: true }],
    [{ runs: '3' }, { runs: 3, hasWarmUp: true, isScale: false, isWritten: true }],
    [{ trial: true }, { runs: 1, hasWarmUp: false, isScale: false, isWritten: false }],
  ])('%p mean %p', (values, options) => {
    expect(readOptions(values)).toEqual(options);
  });

  it.each(['0', 'many', '1.5'])('refuse %s runs', (runs) => {
    expect(() => readOptions({ runs })).toThrow(`"${runs}": give a whole number, 1 or more.`);
  });
});
