import { figureTable, goalTable, type Goal, type Metric, type Visits } from '../figures';
import type { ReportSection } from '../report';
import type { VariantName } from '../sites/sites';
import type { EngineVisit } from './visit';

/** The builds of the site that a guest can order from. */
export const COMPARED: readonly VariantName[] = [
  'Simmer',
  'One bundle',
  'One bundle, prerendered',
  'Plain federation',
];

type EngineMetric = Metric<EngineVisit>;

const FCP: EngineMetric = { title: 'First paint', format: 'seconds', of: ({ fcpMs }) => fcpMs };
const MENU: EngineMetric = { title: 'Menu painted', format: 'seconds', of: ({ menuMs }) => menuMs };
const TAP: EngineMetric = {
  title: 'First tap counted',
  format: 'seconds',
  of: ({ tapMs }) => tapMs,
};
const LIVE: EngineMetric = { title: 'Menu live', format: 'seconds', of: ({ liveMs }) => liveMs };

const GOALS: readonly Goal<VariantName, EngineVisit>[] = [
  { of: ['Simmer', FCP], to: ['One bundle, prerendered', FCP], bound: ['at most', 1.15] },
  { of: ['Simmer', TAP], to: ['One bundle, prerendered', TAP], bound: ['at most', 0.75] },
  { of: ['Plain federation', MENU], to: ['Simmer', MENU], bound: ['at least', 3] },
];

/** The tables of one engine. */
export function engineSection(
  title: string,
  visits: Visits<VariantName, EngineVisit>,
): ReportSection {
  return {
    title,
    tables: [figureTable(visits, [FCP, MENU, TAP, LIVE]), goalTable(visits, GOALS)],
  };
}
