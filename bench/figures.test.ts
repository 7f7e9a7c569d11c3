import { factorOf, figureTable, formatSpread, goalTable, type Metric } from './figures';

interface Visit {
  paintMs: number;
  tapMs: number | null;
}
const paint: Metric<Visit> = { title: 'First paint', format: 'seconds', of: (one) => one.paintMs };
const tap: Metric<Visit> = { title: 'First tap', format: 'seconds', of: (one) => one.tapMs };
const visits = new Map([
  ['ours', [330, 999, 100].map((paintMs): Visit => ({ paintMs, tapMs: 345 }))],
  ['static', [{ paintMs: 300, tapMs: null }]],
]);

describe('the figures of some visits', () => {
  it.each([
    [[314.4], 'seconds', '0.31 s'],
    [[41.6], 'milliseconds', '42 ms'],
    [[12_345], 'kilobytes', '12.3 kB'],
    [[7, 8], 'number', '7.5 (7–8)'],
    [[310, 1200, 290], 'seconds', '0.31 (0.29–1.20) s'],
    [[310, 309, 311], 'seconds', '0.31 s'],
    [[10, null], 'seconds', '–'],
    [[], 'seconds', '–'],
  ] as const)('are printed as a median with its range (row %#)', (figures, format, text) => {
    expect(formatSpread(figures, { title: '', format, of: (one) => one })).toBe(text);
  });

  it('have a row for each variant that has any figures', () => {
    const ours = ['ours', '0.33 (0.10–1.00) s', '0.34 s'];
    expect(figureTable(visits, [paint, tap]).rows).toEqual([ours, ['static', '0.30 s', '–']]);
    expect(figureTable(visits, [tap]).rows).toEqual([['ours', '0.34 s']]);
  });
});

it('a factor between paired figures is estimated as in the example of Hollander and Wolfe', () => {
  const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
  const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
  const ratios = after.map((figure, pair) => Math.exp(figure - (before[pair] ?? NaN)));
  const { estimate, interval } = factorOf(ratios);
  const logs = [estimate, ...interval].map((factor) => Math.log(factor).toFixed(3));
  expect(logs).toEqual(['-0.460', '-0.786', '-0.010']);
});

describe('a promise', () => {
  const SIX = [1.06, 1.08, 1.1, 1.1, 1.12, 1.14];
  const visit = (paintMs: number): Visit => ({ paintMs, tapMs: null });

  it.each([
    ['kept', 'at most', 1.14, SIX, '1.06–1.14'],
    ['not sure', 'at most', 1.13, SIX, '1.06–1.14'],
    ['missed', 'at most', 1.05, SIX, '1.06–1.14'],
    ['kept', 'at least', 1.06, SIX, '1.06–1.14'],
    ['not sure', 'at least', 1.07, SIX, '1.06–1.14'],
    ['missed', 'at least', 1.15, SIX, '1.06–1.14'],
    ['not sure', 'at most', 1.14, [1.1, 1.1, 1.1, 1.1, 1.1], '–'],
  ] as const)(
    'is called “%s” if it is a factor of %s %d and the rounds have %j',
    (verdict, side, most, ratios, interval) => {
      // Each round has its own speed, which a ratio does not have.
      const visits = new Map([
        ['ours', ratios.map((ratio, round) => visit(300 * (round + 1) * ratio))],
        ['static', ratios.map((_, round) => visit(300 * (round + 1)))],
      ]);
      const goal = { of: ['ours', paint], to: ['static', paint], bound: [side, most] } as const;
      const promise = 'First paint of “ours” to that of “static”';
      const row = [promise, '1.10', interval, `${side} ${most.toFixed(2)}`, verdict];
      expect(goalTable(visits, [goal]).rows).toEqual([row]);
    },
  );

  it('names both figures when they differ, and is not judged when a visit lacks one of them', () => {
    const goal = { of: ['ours', paint], to: ['static', tap], bound: ['at most', 1] } as const;
    expect(goalTable(visits, [goal]).rows).toEqual([
      ['First paint of “ours” to first tap of “static”', '–', '–', 'at most 1.00', 'not measured'],
    ]);
  });
});
