import {
  figureTable,
  formatSpread,
  goalTable,
  type Goal,
  type Metric,
  type Visits,
} from './figures';
import { bytesOf, connectionsOf, DATA } from './network';
import type { Report } from './results';
import type { VariantName } from './sites';
import type { FirstVisit, Order } from './visits';

/** What a variant is measured by in one round. */
export interface Round {
  visit: FirstVisit;
  /** The time; null where nobody can order. */
  order: Order | null;
}

type RoundMetric = Metric<Round>;
type Format = RoundMetric['format'];

const ofVisit = (
  title: string,
  format: Format,
  of: (visit: FirstVisit) => number | null,
): RoundMetric => ({ title, format, of: ({ visit }) => of(visit) });

const ofOrder = (title: string, format: Format, of: (order: Order) => number): RoundMetric => ({
  title,
  format,
  of: ({ order }) => order && of(order),
});

const wait = (title: string, step: keyof Order['waits'], format: Format = 'milliseconds') =>
  ofOrder(title, format, ({ waits }) => waits[step]);

const awaited = (title: string, types?: readonly string[]) =>
  ofVisit(title, 'kilobytes', (visit) => bytesOf(visit.awaited, types));

const FCP = ofVisit('First paint', 'seconds', ({ fcpMs }) => fcpMs);
const LCP = ofVisit('Largest paint', 'seconds', ({ lcpMs }) => lcpMs);
const MENU = ofVisit('Menu painted', 'seconds', ({ menuMs }) => menuMs);
const TAP = ofVisit('First tap counted', 'seconds', ({ countedMs }) => countedMs);
const LIVE = ofVisit('Menu live', 'seconds', ({ liveMs }) => liveMs);
const SHIFT = ofVisit('Layout shift', 'number', ({ shift }) => shift);

const CALM = [
  SHIFT,
  ofVisit('Long tasks', 'number', ({ longTasks }) => longTasks),
  ofVisit('Blocking', 'milliseconds', ({ blockingMs }) => blockingMs),
];
const STEPS = [
  ofVisit('Steps to the menu', 'number', ({ stepsToMenu }) => stepsToMenu),
  ofVisit('Steps to live', 'number', ({ stepsToLive }) => stepsToLive),
  ofVisit('Requests', 'number', (visit) => visit.awaited.length),
  ofVisit('Connections', 'number', (visit) => connectionsOf(visit.awaited)),
  ofVisit('Requests in the end', 'number', ({ transfers }) => transfers.length),
];
const BYTES = [
  awaited('Document', ['Document']),
  awaited('Style', ['Stylesheet']),
  awaited('Script', ['Script']),
  awaited('Fetch', DATA),
  awaited('Font', ['Font']),
  awaited('Image', ['Image']),
  awaited('All'),
  ofVisit('All in the end', 'kilobytes', ({ transfers }) => bytesOf(transfers)),
];

/** Counted from the first "Add". */
const TAPS = [
  wait('First “Add”', 'add'),
  wait('Cart', 'cart'),
  wait('Login page', 'login'),
  wait('Logged in', 'account'),
  wait('Cart again', 'checkout'),
  wait('Thank you', 'sent'),
];
const WAITS = [wait('Menu painted', 'menu', 'seconds'), ...TAPS];
const WAITING = ofOrder('Waiting in all', 'seconds', ({ waits }) =>
  Object.values(waits).reduce((sum, ms) => sum + ms, 0),
);
const SLOWEST = ofOrder('Slowest interaction', 'milliseconds', ({ slowestMs }) => slowestMs);
const SUMS = [
  WAITING,
  ofOrder('Whole order', 'seconds', ({ totalMs }) => totalMs),
  SLOWEST,
  ofOrder('Fetched', 'kilobytes', ({ bytes }) => bytes),
];

const BUNDLE = 'One bundle, prerendered';
const GOALS: readonly Goal<VariantName, Round>[] = [
  { of: ['Simmer', FCP], to: ['No scripts', FCP], bound: ['at most', 1.1] },
  { of: ['Simmer', LCP], to: ['No scripts', LCP], bound: ['at most', 1.1] },
  { of: ['Simmer', TAP], to: ['No scripts', MENU], bound: ['at most', 1.15] },
  { of: ['Simmer', TAP], to: [BUNDLE, TAP], bound: ['at most', 0.75] },
  { of: ['Plain federation', MENU], to: ['Simmer', MENU], bound: ['at least', 2.5] },
  { of: ['Simmer', WAITING], to: [BUNDLE, WAITING], bound: ['at most', 1.1] },
  { of: ['Simmer', WAITING], to: ['Plain federation', WAITING], bound: ['at most', 1] },
  ...[...TAPS, SLOWEST].map((metric): Goal<VariantName, Round> => ({
    of: ['Simmer', metric],
    to: [BUNDLE, metric],
    bound: ['at most', 1.1],
  })),
];

/** The tables of one run. */
export function sectionsOf(visits: Visits<VariantName, Round>): Report['sections'] {
  const tables = (...metrics: (readonly RoundMetric[])[]) =>
    metrics.map((some) => figureTable(visits, some));
  return [
    { title: 'What we promise', tables: [goalTable(visits, GOALS)] },
    { title: 'The first visit', tables: tables([FCP, LCP, MENU, TAP, LIVE], CALM) },
    { title: 'The first visit on the wire', tables: tables(STEPS, BYTES) },
    { title: 'A whole order', tables: tables(WAITS, SUMS) },
  ];
}

/** One sentence for each problem of a visit. */
export function problemsOf(visits: Visits<VariantName, Round>): string[] {
  const problems = [...visits].flatMap(([name, rounds]) =>
    rounds.flatMap(({ visit, order }) => [
      ...[...visit.consoleErrors, ...(order?.consoleErrors ?? [])].map(
        (text) => `“${name}” wrote to the console: ${text}`,
      ),
      ...(visit.isMenuKept ? [] : [`“${name}” replaced the painted menu.`]),
      ...(visit.shift === 0 ? [] : [`“${name}” shifted by ${formatSpread(rounds, SHIFT)}.`]),
    ]),
  );
  return [...new Set(problems)];
}
