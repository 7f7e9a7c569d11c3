import type { Difference } from './differences';
import { codeOf, parseAccepted, refusals } from './verdict';

const difference = (is: string): Difference => ({
  ...{ kind: 'words', module: 'news', about: [], was: 'Pies', is, where: ['/'] },
});
const verdictOf = (differences: readonly Difference[], unseen: readonly string[] = []) => ({
  differences: [...differences.map(({ is }) => is ?? ''), ...unseen],
  code: codeOf(differences, unseen),
  problems: [],
  remarks: [],
});

it('a refusal ends with a code that accepts exactly the differences listed', () => {
  const one = verdictOf([difference('Tarts')]);
  const [, last = ''] = refusals(one, new Set());
  expect(last).toContain(`--accept ${one.code}`);
  expect(refusals(one, new Set([one.code]))).toEqual([]);
});

it.each([
  ['another difference', verdictOf([difference('Tarts'), difference('Cakes')])],
  ['another text', verdictOf([difference('Tart')])],
  ['a changed line that no journey ran', verdictOf([difference('Tarts')], ['a.ts:1'])],
])('with %s the code accepts nothing', (_title, verdict) => {
  const { code } = verdictOf([difference('Tarts')]);
  expect(refusals(verdict, new Set([code])).length).toBeGreaterThan(0);
});

it('a changed look is accepted for its windows only', () => {
  const look = (...where: readonly string[]): Difference => ({
    ...{
      kind: 'look',
      module: 'news',
      about: ['home'],
      was: undefined,
      is: 'it looks different',
    },
    where,
  });
  expect(codeOf([look('390 px', '1440 px')], [])).toBe(codeOf([look('1440 px', '390 px')], []));
  expect(codeOf([look('390 px', '1440 px')], [])).not.toBe(codeOf([look('1440 px')], []));
});

it('the order in which differences are found does not matter', () => {
  const [one, other] = [difference('Tarts'), difference('Cakes')];
  expect(codeOf([one, other], [])).toBe(codeOf([other, one], []));
});

it('no code accepts a journey that fails; its other differences are listed as well', () => {
  const verdict = { ...verdictOf([difference('Tarts')]), problems: ['A journey fails'] };
  expect(refusals(verdict, new Set([verdict.code]))).toEqual([
    ...['A journey fails', 'Tarts'],
    'No code accepts a journey that fails: fix what it found, or the journey if the promise has changed.',
  ]);
});

it('at most thirty differences are printed, and the rest is counted', () => {
  const differences = Array.from({ length: 70 }, (_, at) => difference(`Dish ${String(at)}`));
  const said = refusals(verdictOf(differences), new Set());
  expect(said).toHaveLength(32);
  expect(said[30]).toBe('and 40 more, in differences.txt');
});

it('a code that no longer matches is named', () => {
  const said = refusals(verdictOf([difference('Tarts')]), new Set(['7f3a', '00ff']));
  expect(said.slice(0, -1)).toEqual([
    '7f3a accepts another list:',
    '00ff accepts another list:',
    'Tarts',
  ]);
});

it('nothing but a code can be accepted', () => {
  expect([...parseAccepted('7f3a, 00ff')]).toEqual(['7f3a', '00ff']);
  expect(() => parseAccepted('words')).toThrow('"words" is not a code');
});
