import { scaleSections } from './metrics';
import type { ScaleVisit } from './visit';

function visit(paintedMs: number, rendered = 4): readonly ScaleVisit[] {
  const cost = { changedMs: paintedMs / 2, paintedMs, rendered };
  const taps = [cost, cost, { ...cost, paintedMs: paintedMs + 10 }];
  const increase = { ...cost, rendered: 9 };
  return [{ fcpMs: 300, menuMs: 2000, taps, openCart: cost, increase, consoleErrors: [] }];
}

describe('the report on large menus and full carts', () => {
  it('has a row for each length, and judges the wait for the dishes and the growth of a tap', () => {
    const visits = [
      ['10 dishes', visit(40)],
      ['100 dishes', visit(40)],
      ['1,000 dishes', visit(50, 5)],
      ['20 lines', visit(60)],
    ] as const;
    const tables = scaleSections(new Map(visits)).flatMap((section) => section.tables);
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        ['10 dishes', '0.30 s', '2.00 s', '20 ms', '40 (40–50) ms', '4'],
        ['100 dishes', '0.30 s', '2.00 s', '20 ms', '40 (40–50) ms', '4'],
        ['1,000 dishes', '0.30 s', '2.00 s', '25 ms', '50 (50–60) ms', '5'],
      ],
      [
        [expect.stringContaining('painted of “10 dishes”'), '6.67', 'at most 1.90', 'missed'],
        [expect.stringContaining('painted of “100 dishes”'), '6.67', 'at most 2.50', 'missed'],
        [expect.stringContaining('Tap to badge'), '1.25', 'at most 1.30', 'kept'],
        [expect.stringContaining('Tap to painted badge'), '1.25', 'at most 1.30', 'kept'],
        [expect.stringContaining('Components rendered'), '1.25', 'at most 1.00', 'missed'],
      ],
      [['20 lines', '30 ms', '60 (60–70) ms', '4', '60 ms', '60 ms', '9']],
    ]);
  });
});
