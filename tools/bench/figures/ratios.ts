import { VARIANTS, type VariantName } from '../variants';
import { figure, METRICS, type MetricName, type Visits } from './metrics';

interface Term {
  variant: VariantName;
  metric: MetricName;
}

/** What the site promises, each a ratio of two medians of one run. */
export interface Goal {
  of: Term;
  to: Term;
  /** The ratio may be at most this, or must be at least this. */
  bound: { most: number } | { least: number };
}

/** The promises, for a phone on a slow network. */
export const GOALS: readonly Goal[] = [
  goal('composed', 'fcp', 'static', 'fcp', { most: 1.1 }),
  goal('composed', 'lcp', 'static', 'lcp', { most: 1.1 }),
  goal('composed', 'tap', 'static', 'fcp', { most: 1.15 }),
  goal('withoutCapture', 'tap', 'bundle', 'tap', { most: 1 }),
  goal('withoutCapture', 'tap', 'prerendered', 'tap', { most: 1.15 }),
  goal('federated', 'menu', 'composed', 'menu', { least: 5 }),
];

function goal(
  variant: VariantName,
  metric: MetricName,
  toVariant: VariantName,
  toMetric: MetricName,
  bound: Goal['bound'],
): Goal {
  return { of: { variant, metric }, to: { variant: toVariant, metric: toMetric }, bound };
}

/** The ratio of two medians; null when one of them was not measured. */
export function ratioOf(visits: Visits, of: Term, to: Term): number | null {
  const above = figure(visits, of.variant, of.metric);
  const below = figure(visits, to.variant, to.metric);
  return above === null || below === null || below.median === 0
    ? null
    : above.median / below.median;
}

/** Whether a ratio keeps its promise, as it is printed: to two places. */
export function isKept(ratio: number, bound: Goal['bound']): boolean {
  const printed = Math.round(ratio * 100) / 100;
  return 'most' in bound ? printed <= bound.most : printed >= bound.least;
}

/** "First paint of Simmer to that of No scripts". */
export function describeGoal({ of, to }: Goal): string {
  const below = of.metric === to.metric ? 'that' : METRICS[to.metric].title.toLowerCase();
  return `${METRICS[of.metric].title} of “${VARIANTS[of.variant].title}” to ${below} of “${VARIANTS[to.variant].title}”`;
}

/** "at most 1.10". */
export function describeBound(bound: Goal['bound']): string {
  return 'most' in bound
    ? `at most ${bound.most.toFixed(2)}`
    : `at least ${bound.least.toFixed(2)}`;
}
