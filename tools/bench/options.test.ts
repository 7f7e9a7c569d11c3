import { readOptions } from './options';
import { VARIANT_NAMES, VARIANTS } from './variants';

describe('the options of the bench', () => {
  it('are, unless told, nine visits of every variant, written to the document', () => {
    expect(readOptions([])).toEqual({
      runs: 9,
      isScale: false,
      variants: VARIANT_NAMES,
      handshakes: 0,
      isWritten: true,
    });
    expect(Object.keys(VARIANTS)).toEqual(VARIANT_NAMES);
  });

  it('do not publish part of the variants, nor a trial', () => {
    expect(readOptions(['--variants=bundle,static'])).toMatchObject({
      variants: ['bundle', 'static'],
      isWritten: false,
    });
    expect(readOptions(['--trial', '--runs=1', '--scale'])).toMatchObject({
      runs: 1,
      isScale: true,
      isWritten: false,
    });
  });

  it.each([
    ['--runs=0', '--runs is "0": give a whole number, 1 or more.'],
    ['--runs=many', '--runs is "many": give a whole number, 1 or more.'],
    ['--variants=mine', 'There is no variant "mine": the variants are composed,'],
    ['--fast', 'The options are --runs=9'],
  ])('refuse %s with a sentence', (arg, sentence) => {
    expect(() => readOptions([arg])).toThrow(sentence);
  });
});
