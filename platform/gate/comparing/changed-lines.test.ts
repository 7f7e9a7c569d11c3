import { TraceMap } from '@jridgewell/trace-mapping';
import type { Store } from '../../releases';
import { changedNumbers, linesRun, readChangedLines } from './changed-lines';

const FILE = 'news/src/card.tsx';
/** `card();tap();`, both on line 7 of the source. */
const map = new TraceMap({
  ...{ version: 3, names: [], sources: ['webpack://news/./src/card.tsx'] },
  mappings: [
    [
      [0, 0, 6, 0],
      [7, 0, 6, 9],
    ],
  ],
});
/** V8's coverage of a script that ran, with a handler that ran this many times. */
const run = (taps: number) => [
  { startOffset: 0, endOffset: 13, count: 1 },
  { startOffset: 7, endOffset: 13, count: taps },
];
const script = (...runs: ReturnType<typeof run>[]) => ({ code: 'card();tap();', map, runs });
const linesOf = (file: string, ...numbers: number[]) =>
  new Map([[file, new Map(numbers.map((number) => [number, [] as number[]]))]]);
const stateOf = (...scripts: ReturnType<typeof script>[]) =>
  linesRun(scripts, linesOf(FILE, 7, 8)).get(`${FILE}:7`);

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
])('a changed line counts as run or not when %s: %s', (_, hasRun, scripts) => {
  expect(stateOf(...scripts)).toBe(hasRun);
});

it('a changed line of shared code is found in the script of a module', () => {
  const shared = new TraceMap({
    ...{ version: 3, names: [], sources: ['webpack://news/../shared/src/money.ts'] },
    mappings: [[[0, 0, 6, 0]]],
  });
  const place = 'shared/src/money.ts';
  const lines = linesOf(place, 7);
  expect([...linesRun([{ code: 'money();', map: shared, runs: [run(1)] }], lines)]).toEqual([
    [`${place}:7`, true],
  ]);
});

it.each([
  ['ran', 1],
  ['did not run', 0],
])(
  'a line without code of its own counts like the nearest line around it that has code, which %s',
  (_, taps) => {
    const lines = new Map([[FILE, new Map([[9, [8, 7, 1]]])]]);
    expect([...linesRun([script(run(taps))], lines)]).toEqual([[`${FILE}:9`, taps > 0]]);
  },
);

it('lines without code are left out', () => {
  const states = linesRun([script(run(1))], linesOf(FILE, 8));
  expect([...states]).toEqual([]);
});

it.each([
  ['a line that is new', 'a\nb\n', 'a\nadd();\nb\n', [2]],
  ['a line that has changed', 'a\nb\nc\n', 'a\nB\nc\n', [2]],
  ['the lines around one that was removed', 'a\nb\nc\nd\n', 'a\nb\nd\n', [2, 3]],
  ['no line, when nothing has changed', 'a\n', 'a\n', []],
])('the lines that have to run are %s', (_, was, is, numbers) => {
  expect([...changedNumbers(was, is).keys()]).toEqual(numbers);
});

it('the lines around a line are those that it is indented under; a comment has none', () => {
  const source = (text: string) =>
    `function Card() {\n  tap();\n  return (\n    <p\n      title="Pie"\n    >\n      ${text}\n      {/* ${text} */}`;
  const around = [...changedNumbers(source('Two'), source('Three'))];
  expect(around).toEqual([
    [7, [6, 3, 1]],
    [8, []],
  ]);
});

it.each([
  ['was built from files that nobody committed', undefined],
  ['was built from a commit that this clone lacks', 'ab'.repeat(20)],
])('if what is live %s, a sentence says that its changed lines are unknown', async (_, commit) => {
  const store = { manifest: () => ({ commit }) } as unknown as Store;
  const { remarks } = await readChangedLines(store, { shell: '1.0.0' }, ['shell'], [], []);
  expect(remarks).toEqual([
    'shell 1.0.0 was built from no commit that this clone has: which lines changed is unknown',
  ]);
});
