import {
  figure,
  formatFigure,
  formatMedian,
  formatSpread,
  METRICS,
  type MetricName,
  type Visits,
} from '../figures/metrics';
import { describeBound, describeGoal, GOALS, isKept, ratioOf } from '../figures/ratios';
import { VARIANT_NAMES, VARIANTS, type VariantName } from '../variants';
import type { Table } from '../../../platform/base';

const WAITING = ['fcp', 'lcp', 'menu', 'tap', 'live'] as const satisfies readonly MetricName[];
const CALM = ['cls', 'longTasks', 'blocking'] as const satisfies readonly MetricName[];
const STEPS = ['stepsToMenu', 'stepsToLive', 'initiated', 'requests', 'connections'] as const;
const BYTES = ['document', 'style', 'script', 'fetch', 'font', 'image', 'bytes'] as const;
const END = ['totalRequests', 'totalBytes'] as const;
/** What the ratios are against: the limit, and the two ways of one bundle. */
const YARDSTICKS = ['static', 'bundle', 'prerendered'] as const satisfies readonly VariantName[];

const measured = (visits: Visits) => VARIANT_NAMES.filter((name) => visits[name]?.length);

function variantTable(
  visits: Visits,
  metrics: readonly MetricName[],
  cell: typeof formatSpread,
): Table {
  return {
    head: ['', ...metrics.map((metric) => METRICS[metric].title)],
    rows: measured(visits).map((name) => [
      VARIANTS[name].title,
      ...metrics.map((metric) => cell(figure(visits, name, metric), METRICS[metric].format)),
    ]),
  };
}

/** What a guest waits for: medians and ranges. */
export const waitingTable = (visits: Visits) => variantTable(visits, WAITING, formatSpread);

/** How calmly the page comes: shifts and long tasks. */
export const calmTable = (visits: Visits) => variantTable(visits, CALM, formatSpread);

/** How many steps, requests and connections until the menu is live. */
export const stepsTable = (visits: Visits) => variantTable(visits, STEPS, formatMedian);

/** What goes over the wire until the menu is live, by kind, and what does in the end. */
export const bytesTable = (visits: Visits) =>
  variantTable(visits, [...BYTES, ...END], formatMedian);

const inTwoPlaces = (ratio: number | null) => (ratio === null ? '–' : ratio.toFixed(2));

/** Each promise, the ratio of this run and whether it is kept. */
export function goalTable(visits: Visits): Table {
  return {
    head: ['', 'Ratio', 'Promise', ''],
    rows: GOALS.map((goal) => {
      const ratio = ratioOf(visits, goal.of, goal.to);
      const verdict =
        ratio === null ? 'not measured' : isKept(ratio, goal.bound) ? 'kept' : 'missed';
      return [describeGoal(goal), inTwoPlaces(ratio), describeBound(goal.bound), verdict];
    }),
  };
}

/** Every variant's figure against the yardsticks'; 2.00 is twice as long. A page without scripts counts no tap. */
export function ratioTable(visits: Visits, metric: 'fcp' | 'lcp' | 'tap'): Table {
  const yardsticks = YARDSTICKS.map((variant) => ({
    variant,
    metric: metric === 'tap' && variant === 'static' ? ('fcp' as const) : metric,
  }));
  const heading = (to: (typeof yardsticks)[number]) =>
    to.metric === metric
      ? VARIANTS[to.variant].title
      : `${VARIANTS[to.variant].title}: ${METRICS[to.metric].title.toLowerCase()}`;
  return {
    head: [`${METRICS[metric].title}, as a multiple of`, ...yardsticks.map(heading)],
    rows: measured(visits).map((variant) => [
      VARIANTS[variant].title,
      ...yardsticks.map((to) => inTwoPlaces(ratioOf(visits, { variant, metric }, to))),
    ]),
  };
}

/** What should not have happened in any visit, as sentences. */
export function troubles(visits: Visits): string[] {
  return measured(visits).flatMap((name) => {
    const all = visits[name] ?? [];
    const { title } = VARIANTS[name];
    const complaints = new Set(all.flatMap(({ complaints: words }) => words));
    const replaced = all.filter(({ isMenuKept }) => !isMenuKept).length;
    const worst = figure(visits, name, 'cls')?.max ?? 0;
    const moved = [...new Set(all.flatMap((one) => one.moved))].filter((one) => one !== 'nothing');
    return [
      ...[...complaints].map((words) => `“${title}” wrote to the console: ${words}`),
      ...(replaced > 0
        ? [`“${title}” replaced the painted menu in ${String(replaced)} visits.`]
        : []),
      ...(worst > 0
        ? [`“${title}” shifted by up to ${formatFigure(worst, 'score')}: ${moved.join(', ')}.`]
        : []),
    ];
  });
}
