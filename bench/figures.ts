import type { Table } from '../platform/base';

/** The measurements, by the title of the variant. */
export type Visits<Name extends string, Visit> = ReadonlyMap<Name, readonly Visit[]>;

export interface Metric<Visit> {
  title: string;
  format: keyof typeof FORMATS;
  /** Null where the visit has no such figure. */
  of: (visit: Visit) => number | null;
}

type Point<Name, Visit> = readonly [Name, Metric<Visit>];

/** A promise: the ratio of two medians of one run. */
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

/** For an even number of figures, the mean of the two in the middle. */
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

/** Each promise, its ratio in this run, and whether it is kept; judged as printed, to two places. */
export function goalTable<Name extends string, Visit>(
  visits: Visits<Name, Visit>,
  goals: readonly Goal<Name, Visit>[],
): Table {
  const rows = goals.map(({ of, to, bound: [side, bound] }) => {
    const [above, below] = [of, to].map(([name, metric]) =>
      figuresOf(visits.get(name) ?? [], metric),
    );
    const ratio = above && below ? (median(above) / median(below)).toFixed(2) : NONE;
    const isKept = side === 'at most' ? Number(ratio) <= bound : Number(ratio) >= bound;
    const base = of[1] === to[1] ? 'that' : to[1].title.toLowerCase();
    return [
      `${of[1].title} of “${of[0]}” to ${base} of “${to[0]}”`,
      ratio,
      `${side} ${bound.toFixed(2)}`,
      ratio === NONE ? 'not measured' : isKept ? 'kept' : 'missed',
    ];
  });
  return { head: ['', 'Ratio', 'Promise', ''], rows };
}
