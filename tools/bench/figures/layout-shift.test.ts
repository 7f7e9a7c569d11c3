import { besidesAnswerTo, cumulativeLayoutShift } from './layout-shift';

describe('cumulative layout shift', () => {
  it('is 0 on a page where nothing moved', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });

  it('adds what moved in quick succession', () => {
    const shifts = [
      { startTime: 900, value: 0.25 },
      { startTime: 100, value: 0.5 },
    ];
    expect(cumulativeLayoutShift(shifts)).toBe(0.75);
  });

  it('takes the worse of two bursts that lie apart', () => {
    const shifts = [
      { startTime: 100, value: 0.25 },
      { startTime: 1200, value: 0.5 },
    ];
    expect(cumulativeLayoutShift(shifts)).toBe(0.5);
  });

  it('begins anew after five seconds of steady movement', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({
      startTime: index * 500,
      value: 0.125,
    }));
    expect(cumulativeLayoutShift(shifts)).toBe(1.25);
  });
});

describe('shifts beside the answer to a tap', () => {
  const shifts = [99, 100, 599, 600].map((startTime) => ({ startTime, value: 0.5 }));

  it('are those before it, and those from half a second after it', () => {
    expect(besidesAnswerTo(100, shifts).map(({ startTime }) => startTime)).toEqual([99, 600]);
  });

  it('are all of them when nothing was tapped', () => {
    expect(besidesAnswerTo(null, shifts)).toEqual(shifts);
  });
});
