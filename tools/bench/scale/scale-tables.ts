import { formatMedian, formatSpread } from '../figures/metrics';
import { spreadOf, spreadOrNull, type Spread } from '../figures/statistics';
import type { Table } from '../../../platform/base';
import type { Cost, ScaleVisit } from './scale-visit';
import { SCENARIO_NAMES, scenarioTitle, type ScenarioName } from './scenarios';

export type ScaleVisits = Readonly<Partial<Record<ScenarioName, readonly ScaleVisit[]>>>;

type OfVisit = (visit: ScaleVisit) => readonly number[];

const paintedOf = (costs: readonly Cost[]) => costs.map(({ paintedMs }) => paintedMs);
const changedOf = (costs: readonly Cost[]) => costs.map(({ changedMs }) => changedMs);
const renderedOf = (costs: readonly Cost[]) => costs.map(({ rendered }) => rendered);

/** The spread over all taps, say, of all visits of a scenario. */
function figure(visits: ScaleVisits, name: ScenarioName, of: OfVisit): Spread | null {
  return spreadOrNull((visits[name] ?? []).flatMap(of));
}

function table(
  visits: ScaleVisits,
  kind: 'dishes' | 'lines',
  columns: readonly { title: string; of: OfVisit; format: 'seconds' | 'milliseconds' | 'count' }[],
): Table {
  const names = SCENARIO_NAMES.filter((name) => name.startsWith(kind) && visits[name]?.length);
  return {
    head: ['', ...columns.map(({ title }) => title)],
    rows: names.map((name) => [
      scenarioTitle(name),
      ...columns.map(({ of, format }) => formatSpread(figure(visits, name, of), format)),
    ]),
  };
}

const TAP = [
  { title: 'Tap to badge', of: ({ taps }) => changedOf(taps), format: 'milliseconds' },
  { title: 'Tap to painted badge', of: ({ taps }) => paintedOf(taps), format: 'milliseconds' },
  { title: 'Components rendered', of: ({ taps }) => renderedOf(taps), format: 'count' },
] as const satisfies readonly { title: string; of: OfVisit; format: string }[];

/** Menus of three lengths. */
export const dishesTable = (visits: ScaleVisits) =>
  table(visits, 'dishes', [
    { title: 'First paint', of: ({ fcpMs }) => [fcpMs], format: 'seconds' },
    { title: 'Monthly Menu painted', of: ({ menuMs }) => [menuMs], format: 'seconds' },
    ...TAP,
  ]);

/** Carts of three lengths, on the menu and in the cart. */
export const linesTable = (visits: ScaleVisits) =>
  table(visits, 'lines', [
    ...TAP,
    { title: 'Cart painted', of: ({ openCart }) => [openCart.paintedMs], format: 'milliseconds' },
    {
      title: 'One more, painted',
      of: ({ increase }) => [increase.paintedMs],
      format: 'milliseconds',
    },
    { title: 'Components for it', of: ({ increase }) => [increase.rendered], format: 'count' },
  ]);

/** The most that a tap on the longest menu may take, as a multiple of the same on the shortest. */
export const MOST_GROWTH = 1.3;

export interface Growth {
  changed: number;
  painted: number;
  /** Whether a tap rendered as many components on every menu. */
  isConstant: boolean;
}

/** How much longer a tap takes with 1,000 dishes than with 10; null when one of them was not measured. */
export function growthOf(visits: ScaleVisits): Growth | null {
  const of = (name: ScenarioName, values: OfVisit) => figure(visits, name, values)?.median;
  const ratio = (values: OfVisit) => {
    const [few, many] = [of('dishes-10', values), of('dishes-1000', values)];
    return few === undefined || many === undefined ? null : many / few;
  };
  const changed = ratio(({ taps }) => changedOf(taps));
  const painted = ratio(({ taps }) => paintedOf(taps));
  if (changed === null || painted === null) return null;
  const counts = (['dishes-10', 'dishes-100', 'dishes-1000'] as const).map((name) =>
    of(name, ({ taps }) => renderedOf(taps)),
  );
  return { changed, painted, isConstant: new Set(counts).size === 1 };
}

/** "12 components", of one scenario. */
export function componentsPerTap(visits: ScaleVisits, name: ScenarioName): string {
  const counts = (visits[name] ?? []).flatMap(({ taps }) => renderedOf(taps));
  return formatMedian(counts.length === 0 ? null : spreadOf(counts), 'count');
}
