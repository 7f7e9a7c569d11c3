import type { Table } from '../../platform/base';
import {
  figureTable,
  formatRatio,
  formatSpread,
  goalTable,
  type Goal,
  type Metric,
  type Visits,
} from '../figures';
import type { ReportSection } from '../report';
import type { VariantName } from '../sites/sites';
import { bytesOf, connectionsOf, DATA } from './transfers';
import type { Visit } from './visit';

type FirstVisits = Visits<VariantName, Visit>;
type PageMetric = Metric<Visit>;

const awaited = (title: string, types?: readonly string[]): PageMetric => ({
  title,
  format: 'kilobytes',
  of: (one) => bytesOf(one.awaited, types),
});

const FCP: PageMetric = { title: 'First paint', format: 'seconds', of: ({ fcpMs }) => fcpMs };
const LCP: PageMetric = { title: 'Largest paint', format: 'seconds', of: ({ lcpMs }) => lcpMs };
const MENU: PageMetric = { title: 'Menu painted', format: 'seconds', of: ({ menuMs }) => menuMs };
const TAP: PageMetric = { title: 'First tap counted', format: 'seconds', of: ({ tapMs }) => tapMs };
const LIVE: PageMetric = { title: 'Menu live', format: 'seconds', of: ({ liveMs }) => liveMs };
const CLS: PageMetric = { title: 'Layout shift', format: 'score', of: ({ cls }) => cls };

const BLOCKING: PageMetric = {
  title: 'Blocking',
  format: 'milliseconds',
  of: ({ blockingMs }) => blockingMs,
};

const WAITING: readonly PageMetric[] = [FCP, LCP, MENU, TAP, LIVE];
const STABILITY: readonly PageMetric[] = [
  CLS,
  { title: 'Long tasks', format: 'count', of: ({ longTasks }) => longTasks.length },
  BLOCKING,
];
const STEPS: readonly PageMetric[] = [
  { title: 'Steps to the menu', format: 'count', of: ({ stepsToMenu }) => stepsToMenu },
  { title: 'Steps to live', format: 'count', of: ({ stepsToLive }) => stepsToLive },
  { title: 'By initiator', format: 'count', of: ({ initiated }) => initiated },
  { title: 'Requests', format: 'count', of: (one) => one.awaited.length },
  { title: 'Connections', format: 'count', of: (one) => connectionsOf(one.awaited) },
];
const BYTES: readonly PageMetric[] = [
  awaited('Document', ['Document']),
  awaited('Style', ['Stylesheet']),
  awaited('Script', ['Script']),
  awaited('Fetch', DATA),
  awaited('Font', ['Font']),
  awaited('Image', ['Image']),
  awaited('All'),
  { title: 'Requests in the end', format: 'count', of: ({ transfers }) => transfers.length },
  { title: 'All in the end', format: 'kilobytes', of: ({ transfers }) => bytesOf(transfers) },
];

/** The promises, for a phone on a slow network. */
const GOALS: readonly Goal<VariantName, Visit>[] = [
  { of: ['Simmer', FCP], to: ['No scripts', FCP], bound: ['at most', 1.1] },
  { of: ['Simmer', LCP], to: ['No scripts', LCP], bound: ['at most', 1.1] },
  { of: ['Simmer', TAP], to: ['No scripts', MENU], bound: ['at most', 1.15] },
  { of: ['Simmer without event replay', TAP], to: ['One bundle', TAP], bound: ['at most', 1] },
  {
    of: ['Simmer without event replay', TAP],
    to: ['One bundle, prerendered', TAP],
    bound: ['at most', 1.15],
  },
  { of: ['Plain federation', MENU], to: ['Simmer', MENU], bound: ['at least', 2.5] },
  { of: ['Simmer', BLOCKING], to: ['No scripts, whole menu', BLOCKING], bound: ['at most', 1.25] },
];

/**
 * Each variant's figure as a multiple of those of three others. For a page without scripts, the paint replaces the tap.
 */
function ratioTable(visits: FirstVisits, figure: PageMetric): Table {
  const [fixed, note] = figure === TAP ? [FCP, `: ${FCP.title.toLowerCase()}`] : [figure, ''];
  const bases = ['One bundle', 'One bundle, prerendered'] as const;
  return {
    head: [`${figure.title}, as a multiple of`, `No scripts${note}`, ...bases],
    rows: [...visits.keys()].map((name) => [
      name,
      formatRatio(visits, [name, figure], ['No scripts', fixed]),
      ...bases.map((base) => formatRatio(visits, [name, figure], [base, figure])),
    ]),
  };
}

/** The tables of one run under both profiles. */
export function firstVisitSections(slow: FirstVisits, fast: FirstVisits): ReportSection[] {
  const table = (metrics: readonly PageMetric[]) => figureTable(slow, metrics);
  return [
    { title: 'On a slow phone', tables: [table(WAITING), table(STABILITY)] },
    { title: 'What we promise', tables: [goalTable(slow, GOALS)] },
    { title: 'Ratios', tables: [FCP, LCP, TAP].map((figure) => ratioTable(slow, figure)) },
    { title: 'On the wire', tables: [table(STEPS), table(BYTES)] },
    { title: 'Not slowed down', tables: [figureTable(fast, WAITING)] },
  ];
}

/** One sentence for each problem of a visit. */
export function problemsOf(visits: FirstVisits): string[] {
  const problems = [...visits].flatMap(([name, all]) =>
    all.flatMap(({ consoleErrors, isMenuKept, cls }) => [
      ...consoleErrors.map((text) => `“${name}” wrote to the console: ${text}`),
      ...(isMenuKept ? [] : [`“${name}” replaced the painted menu.`]),
      ...(cls === 0 ? [] : [`“${name}” shifted by ${formatSpread(all, CLS)}.`]),
    ]),
  );
  return [...new Set(problems)];
}
