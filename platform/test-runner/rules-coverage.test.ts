import { unevaluated } from './rules-coverage';

const content = 'allow read: if a() && b();';
const at = (text: string) => {
  const currentOffset = content.indexOf(text);
  const endOffset = currentOffset + text.length - 1;
  return { line: 1, column: currentOffset, currentOffset, endOffset };
};
const seen = [{ value: { boolValue: true }, count: 2 }];
const failed = [{ value: { undefined: {} }, count: 3 }];
const answer = (report: unknown) => ({ rules: { files: [{ content }] }, report });

describe('the coverage of the rules', () => {
  it('names the position and text of each expression that was never evaluated or only failed, as a whole and not by its parts (case 41)', () => {
    const parts = [{ sourcePosition: at('b') }];
    const report = [
      {
        sourcePosition: at('a() && b()'),
        values: seen,
        children: [
          { sourcePosition: at('a()'), values: seen },
          { sourcePosition: at('b()'), children: parts },
        ],
      },
      { sourcePosition: at('allow'), values: failed },
    ];
    expect(unevaluated(answer(report))).toEqual([
      'firestore.rules:1:22 was never evaluated: b()',
      'firestore.rules:1:0 was never evaluated: allow',
    ]);
  });

  it('is an error when the emulator reports no expressions, or anything else', () => {
    expect(() => unevaluated(answer([]))).toThrow('reports no expression');
    expect(() => unevaluated({ error: { code: 404 } })).toThrow();
  });
});
