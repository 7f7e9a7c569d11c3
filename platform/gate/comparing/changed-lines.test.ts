import { TraceMap } from '@jridgewell/trace-mapping';
import { changedNumbers, linesRun } from './changed-lines';

const FILE = 'menu-mfe/src/card.tsx';
/** `card();tap();` of which both are on line 7 of the source. */
const map = new TraceMap({
  ...{ version: 3, names: [], sources: ['webpack://menu-mfe/./src/card.tsx'] },
  mappings: [
    [
      [0, 0, 6, 0],
      [7, 0, 6, 9],
    ],
  ],
});
/** What V8 says when it ran the script, and the handler so many times. */
const run = (taps: number) => [
  { startOffset: 0, endOffset: 13, count: 1 },
  { startOffset: 7, endOffset: 13, count: taps },
];
const script = (...runs: ReturnType<typeof run>[]) => ({ code: 'card();tap();', map, runs });
const stateOf = (...scripts: ReturnType<typeof script>[]) =>
  linesRun(scripts, new Map([[FILE, new Set([7, 8])]])).get(`${FILE}:7`);

it.each([
  ['each part of it ran', true, [script(run(1))]],
  ['a handler on it was not tapped', false, [script(run(0))]],
  ['one journey tapped it, another did not', true, [script(run(0), run(2))]],
  ['no page loaded its script', false, [script()]],
  [
    'it ran in one script, and no page loaded another that has it',
    true,
    [script(), script(run(1))],
  ],
])('a changed line of which %s: that it ran is %s', (_, hasRun, scripts) => {
  expect(stateOf(...scripts)).toBe(hasRun);
});

it('a changed line of shared code is found in the script of a module', () => {
  const shared = new TraceMap({
    ...{ version: 3, names: [], sources: ['webpack://menu-mfe/../shared/src/money.ts'] },
    mappings: [[[0, 0, 6, 0]]],
  });
  const place = 'shared/src/money.ts';
  const lines = new Map([[place, new Set([7])]]);
  expect([...linesRun([{ code: 'money();', map: shared, runs: [run(1)] }], lines)]).toEqual([
    [`${place}:7`, true],
  ]);
});

it('lines without code are left out', () => {
  const states = linesRun([script(run(1))], new Map([[FILE, new Set([8])]]));
  expect([...states]).toEqual([]);
});

it.each([
  ['a line that is new', 'a\nb\n', 'a\nadd();\nb\n', [2]],
  ['a line that is another', 'a\nb\nc\n', 'a\nB\nc\n', [2]],
  ['the lines around one that is gone', 'a\nb\nc\nd\n', 'a\nb\nd\n', [2, 3]],
  ['the element of a text', '<p>\n  Two words\n</p>\n', '<p>\n  Three words\n</p>\n', [2, 1]],
  ['no line, when nothing has changed', 'a\n', 'a\n', []],
])('what is asked about is %s', (_, was, is, numbers) => {
  expect([...changedNumbers(was, is)]).toEqual(numbers);
});
