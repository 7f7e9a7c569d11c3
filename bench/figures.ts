import type { Table } from '../platform/base';

/** The measurements, by the title of the variant. */
export type Visits<Name extends string, Visit> = ReadonlyMap<Name, readonly Visit[]>;

export interface Metric<Visit> {
  title: string;
  format: keyof typeof FORMATS;
  /** The figure; null where the visit does not have it. */
  of: (visit: Visit) => number | null;
}

type Point<Name, Visit> = readonly [Name, Metric<Visit>];

/** A promise: by which factor two figures of the same round differ. */
export interface Goal<Name, Visit> {
  of: Point<Name, Visit>;
  to: Point<Name, Visit>;
  bound: readonly ['at most' | 'at least', number];
}

/** Times are in milliseconds, sizes in bytes. */
const FORMATS = {
  seconds: { unit: ' s', print: (ms: number) => (ms / 1000).toFixed(2) },
  milliseconds: { unit: ' ms', print: (ms: number) => ms.toFixed(0) },
  kilobytes: { unit: ' kB', print: (bytes: number) => (bytes / 1000).toFixed(1) },
  number: { unit: '', print: (value: number) => String(Number(value.toFixed(3))) },
};

/** The median of some figures; for an even number of them, the mean of the two in the middle. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

function figuresOf<Visit>(visits: readonly Visit[], { of }: Metric<Visit>): number[] | null {
  const present = visits.map(of).filter((figure) => figure !== null);
  return present.length === 0 || present.length < visits.length ? null : present;
}

const NONE = '–';

/** The median with its range, as in "0.31 (0.29–1.20) s"; a dash unless every visit has the figure. */
export function formatSpread<Visit>(visits: readonly Visit[], metric: Metric<Visit>): string {
  const figures = figuresOf(visits, metric);
  if (!figures) return NONE;
  const { unit, print } = FORMATS[metric.format];
  const [least, most] = [print(Math.min(...figures)), print(Math.max(...figures))] as const;
  return `${print(median(figures))}${least === most ? '' : ` (${least}–${most})`}${unit}`;
}

/** A row for each variant that has any of the figures, a column for each metric. */
export function figureTable<Name extends string, Visit>(
  visits: Visits<Name, Visit>,
  metrics: readonly Metric<Visit>[],
): Table {
  const rows = [...visits].map(([name, all]) => [
    name,
    ...metrics.map((metric) => formatSpread(all, metric)),
  ]);
  return {
    head: ['', ...metrics.map(({ title }) => title)],
    rows: rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE)),
  };
}

/**
 * By which factor paired figures differ: the Hodges-Lehmann estimate and its 95% interval, from Wilcoxon's signed-rank
 * test on the logarithms of the ratios (Hollander and Wolfe, Nonparametric Statistical Methods, 3.1 to 3.3, with the
 * approximation for the rank). Neither assumes a distribution, and one bad round hardly moves them.
 * @returns an empty interval for fewer than six ratios, which are too few for that confidence.
 */
export function factorOf(ratios: readonly number[]) {
  const logs = ratios.map(Math.log);
  const means = logs.flatMap((one, at) => logs.slice(at).map((other) => (one + other) / 2));
  const factors = means.map(Math.exp).sort((a, b) => a - b);
  const n = logs.length;
  const cut = Math.round((n * (n + 1)) / 4 - 1.96 * Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24));
  const interval = factors.filter((_, at) => at === cut - 1 || at === factors.length - cut);
  return { estimate: median(factors), interval };
}

/** Each promise, its ratio in this run, and whether the whole interval keeps it; judged as printed, to two places. */
export function goalTable<Name extends string, Visit>(
  visits: Visits<Name, Visit>,
  goals: readonly Goal<Name, Visit>[],
): Table {
  const rows = goals.map(({ of, to, bound: [side, bound] }) => {
    const [above, below] = [of, to].map(([name, metric]) =>
      figuresOf(visits.get(name) ?? [], metric),
    );
    const base = of[1] === to[1] ? 'that' : to[1].title.toLowerCase();
    const promise = `${of[1].title} of “${of[0]}” to ${base} of “${to[0]}”`;
    const limit = `${side} ${bound.toFixed(2)}`;
    if (!above || !below) return [promise, NONE, NONE, limit, 'not measured'];
    const { estimate, interval } = factorOf(above.map((one, round) => one / (below[round] ?? NaN)));
    const ends = interval.map((end) => end.toFixed(2));
    const isKept = (end: string) =>
      side === 'at most' ? Number(end) <= bound : Number(end) >= bound;
    const [isLowKept, isHighKept] = ends.map(isKept);
    const verdict =
      isLowKept !== isHighKept || ends.length === 0 ? 'not sure' : isLowKept ? 'kept' : 'missed';
    return [promise, estimate.toFixed(2), ends.join('–') || NONE, limit, verdict];
  });
  return { head: ['', 'Ratio', 'Interval', 'Promise', ''], rows };
}
