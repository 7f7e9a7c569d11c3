import { cumulativeLayoutShift } from './visit';

const shift = (startTime: number, value: number) => ({ startTime, value });
const steady = Array.from({ length: 12 }, (_, index) => shift(index * 500, 0.125));

describe('cumulative layout shift', () => {
  it.each([
    ['is 0 on a page where nothing moved', [], 0],
    ['adds shifts that follow each other closely', [shift(900, 0.25), shift(100, 0.5)], 0.75],
    ['is the worse of two separate bursts', [shift(100, 0.25), shift(1200, 0.5)], 0.5],
    ['starts a new window after five seconds of steady movement', steady, 1.25],
  ])('%s', (_promise, shifts, score) => {
    expect(cumulativeLayoutShift(shifts, null)).toBe(score);
  });

  it('leaves out half a second after the tap', () => {
    const shifts = [shift(99, 1), shift(100, 2), shift(599, 4), shift(600, 8)];
    expect(cumulativeLayoutShift(shifts, 100)).toBe(9);
    expect(cumulativeLayoutShift(shifts, null)).toBe(15);
  });
});
