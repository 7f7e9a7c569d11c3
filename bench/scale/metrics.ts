import { figureTable, goalTable, type Metric, type Visits } from '../figures';
import type { ReportSection } from '../report';
import type { Cost } from './probe';
import type { ScaleVisit } from './visit';

/**
 * Menus of three lengths with an empty cart, and carts of three lengths. With the measured taps, the fullest has all
 * 100 lines.
 */
export const SCENARIOS = new Map([
  ['10 dishes', { dishes: 10, lines: 0 }],
  ['100 dishes', { dishes: 100, lines: 0 }],
  ['1,000 dishes', { dishes: 1000, lines: 0 }],
  ['1 line', { dishes: 100, lines: 1 }],
  ['20 lines', { dishes: 100, lines: 20 }],
  ['95 lines', { dishes: 100, lines: 95 }],
]);

type ScaleMetric = Metric<ScaleVisit>;
const perTap = (format: ScaleMetric['format'], title: string, part: keyof Cost): ScaleMetric => ({
  title,
  format,
  of: ({ taps }) => taps.map((tap) => tap[part]),
});

const FIRST_PAINT: ScaleMetric = {
  title: 'First paint',
  format: 'seconds',
  of: ({ fcpMs }) => fcpMs,
};
const MENU_PAINTED: ScaleMetric = {
  title: 'Monthly Menu painted',
  format: 'seconds',
  of: ({ menuMs }) => menuMs,
};
const CHANGED = perTap('milliseconds', 'Tap to badge', 'changedMs');
const PAINTED = perTap('milliseconds', 'Tap to painted badge', 'paintedMs');
const RENDERED = perTap('count', 'Components rendered', 'rendered');
const MENU = [FIRST_PAINT, MENU_PAINTED, CHANGED, PAINTED, RENDERED];
const CART: readonly ScaleMetric[] = [
  ...[CHANGED, PAINTED, RENDERED],
  { title: 'Cart painted', format: 'milliseconds', of: ({ openCart }) => openCart.paintedMs },
  { title: 'One more, painted', format: 'milliseconds', of: ({ increase }) => increase.paintedMs },
  { title: 'Components for it', format: 'count', of: ({ increase }) => increase.rendered },
];

/** The dishes of the month are painted at most this many times as late as the rest of the page. */
const wait = (menu: string, most: number) =>
  ({ of: [menu, MENU_PAINTED], to: [menu, FIRST_PAINT], bound: ['at most', most] }) as const;
/** A tap on the longest menu may cost this multiple of a tap on the shortest. */
const growth = (figure: ScaleMetric, most: number) =>
  ({ of: ['1,000 dishes', figure], to: ['10 dishes', figure], bound: ['at most', most] }) as const;
const GOALS = [
  wait('10 dishes', 1.9),
  wait('100 dishes', 2.5),
  ...[growth(CHANGED, 1.3), growth(PAINTED, 1.3), growth(RENDERED, 1)],
];

/** The tables of one run. */
export function scaleSections(visits: Visits<string, ScaleVisit>): ReportSection[] {
  const table = (kind: RegExp, metrics: readonly ScaleMetric[]) =>
    figureTable(new Map([...visits].filter(([name]) => kind.test(name))), metrics);
  return [
    { title: 'Monthly dishes', tables: [table(/dish/, MENU), goalTable(visits, GOALS)] },
    { title: 'Lines in the cart', tables: [table(/line/, CART)] },
  ];
}
