import {
  figureTable,
  formatRatio,
  formatSpread,
  goalTable,
  type Goal,
  type Metric,
} from './figures';

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
    [[0], 'score', '0'],
    [[7, 8], 'count', '7.5 (7–8)'],
    [[310, 1200, 290], 'seconds', '0.31 (0.29–1.20) s'],
    [[310, 309, 311], 'seconds', '0.31 s'],
    [[10, null], 'seconds', '–'],
    [[], 'seconds', '–'],
  ] as const)('are printed as a median with its range (row %#)', (figures, format, text) => {
    expect(formatSpread(figures, { title: '', format, of: (one) => one })).toBe(text);
  });

  it('stand in a row for each variant', () => {
    expect(figureTable(visits, [paint, tap]).rows).toEqual([
      ['ours', '0.33 (0.10–1.00) s', '0.34 s'],
      ['static', '0.30 s', '–'],
    ]);
  });
});

describe('a ratio', () => {
  it.each([
    ['is of two medians', ['ours', paint], ['static', paint], '1.10'],
    ['can be of different figures', ['ours', tap], ['static', paint], '1.15'],
    ['is missing when a visit lacks the figure', ['ours', tap], ['static', tap], '–'],
    ['is missing when a variant was not measured', ['bundle', paint], ['static', paint], '–'],
  ] as const)('%s', (_promise, of, to, ratio) => {
    expect(formatRatio(visits, of, to)).toBe(ratio);
  });
});

describe('a promise', () => {
  const row = (goal: Partial<Goal<string, Visit>>) => {
    const usual = { of: ['ours', paint], to: ['static', paint], bound: ['at most', 1] } as const;
    return goalTable(visits, [{ ...usual, ...goal }]).rows[0];
  };

  it.each([
    [['at most', 1.1], 'at most 1.10', 'kept'],
    [['at most', 1.09], 'at most 1.09', 'missed'],
    [['at least', 1.1], 'at least 1.10', 'kept'],
    [['at least', 1.11], 'at least 1.11', 'missed'],
  ] as const)('bounded by %p is judged by the printed ratio', (bound, text, verdict) => {
    const promise = 'First paint of “ours” to that of “static”';
    expect(row({ bound })).toEqual([promise, '1.10', text, verdict]);
  });

  it('names both figures when they differ, and is not judged without them', () => {
    const promise = 'First tap of “bundle” to first paint of “static”';
    expect(row({ of: ['bundle', tap] })).toEqual([promise, '–', 'at most 1.00', 'not measured']);
  });
});
