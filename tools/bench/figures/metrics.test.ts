import { testVisit } from '../testing/visits';
import { figure, formatFigure, formatMedian, formatSpread } from './metrics';

describe('a figure of a variant', () => {
  const visits = {
    composed: [testVisit({ fcpMs: 300 }), testVisit({ fcpMs: 280 }), testVisit({ fcpMs: 400 })],
    static: [testVisit({ tapMs: null })],
  };

  it('is the spread over its visits', () => {
    expect(figure(visits, 'composed', 'fcp')).toEqual({ median: 300, min: 280, max: 400 });
  });

  it('is missing where there is nothing to measure, and where nothing was measured', () => {
    expect(figure(visits, 'static', 'tap')).toBeNull();
    expect(figure(visits, 'bundle', 'fcp')).toBeNull();
  });
});

describe('a figure in words', () => {
  it.each([
    [314.4, 'seconds', '0.31 s'],
    [41.6, 'milliseconds', '42 ms'],
    [12_345, 'kilobytes', '12.3 kB'],
    [0, 'score', '0'],
    [0.0049, 'score', '0.005'],
    [7, 'count', '7'],
    [7.5, 'count', '7.5'],
  ] as const)('of %d %s is %s', (value, format, words) => {
    expect(formatFigure(value, format)).toBe(words);
  });

  it('has its range beside it, with the unit once', () => {
    expect(formatSpread({ median: 310, min: 290, max: 1200 }, 'seconds')).toBe(
      '0.31 (0.29–1.20) s',
    );
    expect(formatSpread({ median: 7, min: 6, max: 9 }, 'count')).toBe('7 (6–9)');
  });

  it('has no range when nothing of it would show', () => {
    expect(formatSpread({ median: 310, min: 309, max: 311 }, 'seconds')).toBe('0.31 s');
  });

  it('is a dash where there is none', () => {
    expect(formatSpread(null, 'seconds')).toBe('–');
    expect(formatMedian(null, 'count')).toBe('–');
    expect(formatMedian({ median: 3, min: 1, max: 9 }, 'count')).toBe('3');
  });
});
