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
import { VARIANTS, type VariantName } from '../variants';
import { bytesOf, connectionsOf, DATA } from './transfers';
import type { Visit } from './visit';

type FirstVisits = Visits<VariantName, Visit>;
type Of = Metric<Visit>['of'];

const metric = (format: Metric<Visit>['format'], title: string, of: Of) => ({ title, format, of });
const awaited = (title: string, types?: readonly string[]) =>
  metric('kilobytes', title, (one) => bytesOf(one.awaited, types));

const FCP = metric('seconds', 'First paint', ({ fcpMs }) => fcpMs);
const LCP = metric('seconds', 'Largest paint', ({ lcpMs }) => lcpMs);
const MENU = metric('seconds', 'Menu painted', ({ menuMs }) => menuMs);
const TAP = metric('seconds', 'First tap counted', ({ tapMs }) => tapMs);
const LIVE = metric('seconds', 'Menu live', ({ liveMs }) => liveMs);
const CLS = metric('score', 'Layout shift', ({ cls }) => cls);
const titleOf = (name: VariantName) => VARIANTS[name];

const WAITING = [FCP, LCP, MENU, TAP, LIVE];
const STABILITY = [
  CLS,
  metric('count', 'Long tasks', ({ longTasks }) => longTasks.length),
  metric('milliseconds', 'Blocking', ({ blockingMs }) => blockingMs),
];
const STEPS = [
  metric('count', 'Steps to the menu', ({ stepsToMenu }) => stepsToMenu),
  metric('count', 'Steps to live', ({ stepsToLive }) => stepsToLive),
  metric('count', 'By initiator', ({ initiated }) => initiated),
  metric('count', 'Requests', (one) => one.awaited.length),
  metric('count', 'Connections', (one) => connectionsOf(one.awaited)),
];
const BYTES = [
  awaited('Document', ['Document']),
  awaited('Style', ['Stylesheet']),
  awaited('Script', ['Script']),
  awaited('Fetch', DATA),
  awaited('Font', ['Font']),
  awaited('Image', ['Image']),
  awaited('All'),
  metric('count', 'Requests in the end', ({ transfers }) => transfers.length),
  metric('kilobytes', 'All in the end', ({ transfers }) => bytesOf(transfers)),
];

/** The promises, for a phone on a slow network. */
const GOALS: readonly Goal<VariantName, Visit>[] = [
  { of: ['composed', FCP], to: ['static', FCP], bound: ['at most', 1.1] },
  { of: ['composed', LCP], to: ['static', LCP], bound: ['at most', 1.1] },
  { of: ['composed', TAP], to: ['static', FCP], bound: ['at most', 1.15] },
  { of: ['withoutReplay', TAP], to: ['bundle', TAP], bound: ['at most', 1] },
  { of: ['withoutReplay', TAP], to: ['prerendered', TAP], bound: ['at most', 1.15] },
  { of: ['federated', MENU], to: ['composed', MENU], bound: ['at least', 5] },
];

/** Every variant's figure as a multiple of three others'. A page without scripts counts no tap, only its paint. */
function ratioTable(visits: FirstVisits, figure: Metric<Visit>): Table {
  const fixed = figure === TAP ? FCP : figure;
  return {
    head: [
      `${figure.title}, as a multiple of`,
      figure === TAP ? `${VARIANTS.static}: ${FCP.title.toLowerCase()}` : VARIANTS.static,
      VARIANTS.bundle,
      VARIANTS.prerendered,
    ],
    rows: [...visits.keys()].map((name) => [
      VARIANTS[name],
      formatRatio(visits, [name, figure], ['static', fixed]),
      formatRatio(visits, [name, figure], ['bundle', figure]),
      formatRatio(visits, [name, figure], ['prerendered', figure]),
    ]),
  };
}

/** The tables of one run under both profiles. */
export function firstVisitSections(slow: FirstVisits, fast: FirstVisits): ReportSection[] {
  const table = (metrics: readonly Metric<Visit>[]) => figureTable(slow, titleOf, metrics);
  return [
    { title: 'On a slow phone', tables: [table(WAITING), table(STABILITY)] },
    { title: 'What we promise', tables: [goalTable(slow, titleOf, GOALS)] },
    { title: 'Ratios', tables: [FCP, LCP, TAP].map((figure) => ratioTable(slow, figure)) },
    { title: 'On the wire', tables: [table(STEPS), table(BYTES)] },
    { title: 'Not slowed down', tables: [figureTable(fast, titleOf, WAITING)] },
  ];
}

/** What should not have happened in any visit, in sentences. */
export function problemsOf(visits: FirstVisits): string[] {
  return [...visits].flatMap(([name, all]) => {
    const title = `“${VARIANTS[name]}”`;
    const problems = all.flatMap(({ consoleErrors, isMenuKept, cls }) => [
      ...consoleErrors.map((text) => `${title} wrote to the console: ${text}`),
      ...(isMenuKept ? [] : [`${title} replaced the painted menu.`]),
      ...(cls === 0 ? [] : [`${title} shifted by ${formatSpread(all, CLS)}.`]),
    ]);
    return [...new Set(problems)];
  });
}
