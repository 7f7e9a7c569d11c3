import { figureTable, goalTable, type Goal, type Metric, type Visits } from '../figures';
import { bytesOf } from '../first-visit/transfers';
import type { ReportSection } from '../report';
import type { VariantName } from '../sites/sites';
import type { Journey, Step } from './visit';

/** The variants in which the whole shop works. */
export const ORDERED_FROM: readonly VariantName[] = ['Simmer', 'One bundle', 'Plain federation'];

type JourneyMetric = Metric<Journey>;

const wait = (title: string, step: Step, format: JourneyMetric['format'] = 'milliseconds') => ({
  title,
  format,
  of: ({ waits }: Journey) => waits[step],
});

const MENU = wait('Menu painted', 'menu', 'seconds');
const CART = wait('Cart', 'cart');
const THANK_YOU = wait('Thank you', 'sent');
const WAITING: JourneyMetric = {
  title: 'Waiting in all',
  format: 'seconds',
  of: ({ waits }) => Object.values(waits).reduce((sum, ms) => sum + ms, 0),
};
const TOTAL: JourneyMetric = {
  title: 'Whole journey',
  format: 'seconds',
  of: ({ totalMs }) => totalMs,
};
const SLOWEST: JourneyMetric = {
  title: 'Slowest interaction',
  format: 'milliseconds',
  of: ({ interactions }) => Math.max(...interactions),
};
const WAITS: readonly JourneyMetric[] = [
  MENU,
  wait('First “Add”', 'add'),
  CART,
  wait('Log-in page', 'login'),
  wait('Logged in', 'account'),
  wait('Cart again', 'checkout'),
  THANK_YOU,
];
const SUMS: readonly JourneyMetric[] = [
  WAITING,
  TOTAL,
  SLOWEST,
  { title: 'Fetched', format: 'kilobytes', of: ({ transfers }) => bytesOf(transfers) },
];

const GOALS: readonly Goal<VariantName, Journey>[] = [
  { of: ['Simmer', WAITING], to: ['One bundle', WAITING], bound: ['at most', 1] },
  { of: ['Simmer', WAITING], to: ['Plain federation', WAITING], bound: ['at most', 1] },
  { of: ['Simmer', CART], to: ['One bundle', CART], bound: ['at most', 1.1] },
  { of: ['Simmer', SLOWEST], to: ['One bundle', SLOWEST], bound: ['at most', 1.1] },
];

/** The tables of one run. */
export function journeySections(visits: Visits<VariantName, Journey>): ReportSection[] {
  return [
    { title: 'How long the guest waits', tables: [figureTable(visits, WAITS)] },
    { title: 'In all', tables: [figureTable(visits, SUMS), goalTable(visits, GOALS)] },
  ];
}
