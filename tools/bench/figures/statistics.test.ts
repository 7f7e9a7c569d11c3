import { spreadOf, spreadOrNull } from './statistics';

describe('the spread of measurements', () => {
  it('has the middle one as its median, whatever their order', () => {
    expect(spreadOf([30, 10, 1000])).toEqual({ median: 30, min: 10, max: 1000 });
  });

  it('has the mean of the middle two when their number is even', () => {
    expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
  });

  it('of a single one is that one', () => {
    expect(spreadOf([7])).toEqual({ median: 7, min: 7, max: 7 });
  });

  it('of none does not exist', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });

  it('is not told from part of the visits', () => {
    expect(spreadOrNull([10, null, 30])).toBeNull();
    expect(spreadOrNull([])).toBeNull();
    expect(spreadOrNull([10, 20, 30])?.median).toBe(20);
  });
});
