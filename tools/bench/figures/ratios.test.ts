import { testVisit } from '../testing/visits';
import { describeBound, describeGoal, GOALS, isKept, ratioOf } from './ratios';

const visits = {
  composed: [testVisit({ fcpMs: 330, tapMs: 345 })],
  static: [testVisit({ fcpMs: 300, tapMs: null })],
};

describe('a ratio', () => {
  it('is of two medians, also of different figures', () => {
    const to = { variant: 'static', metric: 'fcp' } as const;
    expect(ratioOf(visits, { variant: 'composed', metric: 'fcp' }, to)).toBeCloseTo(1.1);
    expect(ratioOf(visits, { variant: 'composed', metric: 'tap' }, to)).toBeCloseTo(1.15);
  });

  it('is none when one side has no figure', () => {
    const of = { variant: 'composed', metric: 'tap' } as const;
    expect(ratioOf(visits, of, { variant: 'static', metric: 'tap' })).toBeNull();
    expect(ratioOf(visits, of, { variant: 'bundle', metric: 'tap' })).toBeNull();
  });
});

describe('a promise', () => {
  it('is kept up to its bound, and judged by the figure that is printed', () => {
    expect(isKept(1.1, { most: 1.1 })).toBe(true);
    expect(isKept(1.104, { most: 1.1 })).toBe(true);
    expect(isKept(1.106, { most: 1.1 })).toBe(false);
    expect(isKept(5, { least: 5 })).toBe(true);
    expect(isKept(4.9, { least: 5 })).toBe(false);
  });

  it('says what is compared with what', () => {
    expect(GOALS.map(describeGoal)).toEqual([
      'First paint of “Simmer” to that of “No scripts”',
      'Largest paint of “Simmer” to that of “No scripts”',
      'First tap counted of “Simmer” to first paint of “No scripts”',
      'First tap counted of “Simmer without early taps” to that of “One bundle”',
      'First tap counted of “Simmer without early taps” to that of “One bundle, prerendered”',
      'Menu painted of “Plain federation” to that of “Simmer”',
    ]);
    expect(GOALS.map(({ bound }) => describeBound(bound))).toContain('at most 1.10');
    expect(describeBound({ least: 5 })).toBe('at least 5.00');
  });
});
