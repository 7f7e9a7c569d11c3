import { cumulativeLayoutShift, unexpectedShifts } from './layout-shift';

describe('cumulative layout shift', () => {
  const steady = Array.from({ length: 12 }, (_, index) => [index * 500, 0.125] as const);
  it.each([
    ['is 0 on a page where nothing moved', [], 0],
    [
      'adds shifts that follow each other closely',
      [
        [900, 0.25],
        [100, 0.5],
      ],
      0.75,
    ],
    [
      'is the worse of two separate bursts',
      [
        [100, 0.25],
        [1200, 0.5],
      ],
      0.5,
    ],
    ['starts a new window after five seconds of steady movement', steady, 1.25],
  ] as const)('%s', (_promise, shifts, score) => {
    const entries = shifts.map(([startTime, value]) => ({ startTime, value }));
    expect(cumulativeLayoutShift(entries)).toBe(score);
  });
});

describe('unexpected shifts', () => {
  const shifts = [99, 100, 599, 600].map((startTime) => ({ startTime, value: 0.5 }));

  it('are those before a tap, and those from half a second after it', () => {
    expect(unexpectedShifts(100, shifts).map(({ startTime }) => startTime)).toEqual([99, 600]);
    expect(unexpectedShifts(null, shifts)).toEqual(shifts);
  });
});
