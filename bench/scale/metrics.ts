import { figureTable, goalTable, type Goal, type Metric, type Visits } from '../figures';
import type { ReportSection } from '../report';
import type { ScaleVisit } from './visit';

/** Menus of three lengths with an empty cart, and carts of three lengths on a menu that can fill them. */
export const SCENARIOS = new Map([
  ['10 dishes', { dishes: 10, lines: 0 }],
  ['100 dishes', { dishes: 100, lines: 0 }],
  ['1,000 dishes', { dishes: 1000, lines: 0 }],
  ['1 line', { dishes: 100, lines: 1 }],
  ['20 lines', { dishes: 100, lines: 20 }],
  ['200 lines', { dishes: 100, lines: 200 }],
]);

type Of = Metric<ScaleVisit>['of'];
const metric = (format: Metric<ScaleVisit>['format'], title: string, of: Of) => ({
  title,
  format,
  of,
});

const CHANGED = metric('milliseconds', 'Tap to badge', ({ taps }) =>
  taps.map((tap) => tap.changedMs),
);
const PAINTED = metric('milliseconds', 'Tap to painted badge', ({ taps }) =>
  taps.map((tap) => tap.paintedMs),
);
const RENDERED = metric('count', 'Components rendered', ({ taps }) =>
  taps.map((tap) => tap.rendered),
);
const MENU = [
  metric('seconds', 'First paint', ({ fcpMs }) => fcpMs),
  metric('seconds', 'Monthly Menu painted', ({ menuMs }) => menuMs),
  ...[CHANGED, PAINTED, RENDERED],
];
const CART = [
  ...[CHANGED, PAINTED, RENDERED],
  metric('milliseconds', 'Cart painted', ({ openCart }) => openCart.paintedMs),
  metric('milliseconds', 'One more, painted', ({ increase }) => increase.paintedMs),
  metric('count', 'Components for it', ({ increase }) => increase.rendered),
];

/** A tap on the longest menu may cost this multiple of a tap on the shortest. */
const GOALS = (
  [
    [CHANGED, 1.3],
    [PAINTED, 1.3],
    [RENDERED, 1],
  ] as const
).map(([figure, most]): Goal<string, ScaleVisit> => ({
  of: ['1,000 dishes', figure],
  to: ['10 dishes', figure],
  bound: ['at most', most],
}));

export function scaleSections(visits: Visits<string, ScaleVisit>): ReportSection[] {
  const table = (kind: RegExp, metrics: readonly Metric<ScaleVisit>[]) =>
    figureTable(new Map([...visits].filter(([name]) => kind.test(name))), String, metrics);
  return [
    { title: 'Monthly dishes', tables: [table(/dish/, MENU), goalTable(visits, String, GOALS)] },
    { title: 'Lines in the cart', tables: [table(/line/, CART)] },
  ];
}
