import { figureTable, formatSpread, goalTable, type Metric } from './figures';

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

  it('have a row for each variant that has any', () => {
    const ours = ['ours', '0.33 (0.10–1.00) s', '0.34 s'];
    expect(figureTable(visits, [paint, tap]).rows).toEqual([ours, ['static', '0.30 s', '–']]);
    expect(figureTable(visits, [tap]).rows).toEqual([['ours', '0.34 s']]);
  });
});

describe('a promise', () => {
  it.each([
    ['at most', 1.1, 'kept'],
    ['at most', 1.09, 'missed'],
    ['at least', 1.1, 'kept'],
    ['at least', 1.11, 'missed'],
  ] as const)('of a ratio of medians, %s %d, is %s', (side, most, verdict) => {
    const goal = { of: ['ours', paint], to: ['static', paint], bound: [side, most] } as const;
    const promise = 'First paint of “ours” to that of “static”';
    const row = [promise, '1.10', `${side} ${most.toFixed(2)}`, verdict];
    expect(goalTable(visits, [goal]).rows).toEqual([row]);
  });

  it('names both figures when they differ, and is not judged when a visit lacks one', () => {
    const goal = { of: ['ours', paint], to: ['static', tap], bound: ['at most', 1] } as const;
    expect(goalTable(visits, [goal]).rows).toEqual([
      ['First paint of “ours” to first tap of “static”', '–', 'at most 1.00', 'not measured'],
    ]);
  });
});
