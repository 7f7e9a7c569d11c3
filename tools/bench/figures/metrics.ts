import type { Visit } from '../browser/visit';
import type { VariantName } from '../variants';
import { spreadOrNull, type Spread } from './statistics';

type Format = 'seconds' | 'milliseconds' | 'kilobytes' | 'count' | 'score';

interface Metric {
  title: string;
  format: Format;
  of: (visit: Visit) => number | null;
}

/** What is told of a visit. */
export const METRICS = {
  fcp: { title: 'First paint', format: 'seconds', of: (one) => one.fcpMs },
  lcp: { title: 'Largest paint', format: 'seconds', of: (one) => one.lcpMs },
  menu: { title: 'Menu painted', format: 'seconds', of: (one) => one.menuMs },
  tap: { title: 'First tap counted', format: 'seconds', of: (one) => one.tapMs },
  live: { title: 'Menu live', format: 'seconds', of: (one) => one.liveMs },
  cls: { title: 'Layout shift', format: 'score', of: (one) => one.cls },
  longTasks: { title: 'Long tasks', format: 'count', of: (one) => one.longTasks },
  blocking: { title: 'Blocking', format: 'milliseconds', of: (one) => one.blockingMs },
  stepsToMenu: { title: 'Steps to the menu', format: 'count', of: (one) => one.stepsToMenu },
  stepsToLive: { title: 'Steps to live', format: 'count', of: (one) => one.stepsToLive },
  initiated: { title: 'By initiator', format: 'count', of: (one) => one.initiatedToLive },
  requests: { title: 'Requests', format: 'count', of: (one) => one.beforeLive.requests },
  connections: { title: 'Connections', format: 'count', of: (one) => one.beforeLive.connections },
  bytes: { title: 'All', format: 'kilobytes', of: (one) => one.beforeLive.bytes },
  document: { title: 'Document', format: 'kilobytes', of: bytesOf('document') },
  style: { title: 'Style', format: 'kilobytes', of: bytesOf('style') },
  script: { title: 'Script', format: 'kilobytes', of: bytesOf('script') },
  fetch: { title: 'Fetch', format: 'kilobytes', of: bytesOf('fetch') },
  font: { title: 'Font', format: 'kilobytes', of: bytesOf('font') },
  image: { title: 'Image', format: 'kilobytes', of: bytesOf('image') },
  totalRequests: { title: 'Requests in the end', format: 'count', of: (one) => one.total.requests },
  totalBytes: { title: 'All in the end', format: 'kilobytes', of: (one) => one.total.bytes },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

function bytesOf(kind: keyof Visit['total']['bytesByKind']) {
  return (one: Visit) => one.beforeLive.bytesByKind[kind];
}

/** The measured visits of each variant, under one profile. */
export type Visits = Readonly<Partial<Record<VariantName, readonly Visit[]>>>;

/** A variant's figure; null where it has none, or was not measured. */
export function figure(visits: Visits, variant: VariantName, metric: MetricName): Spread | null {
  return spreadOrNull((visits[variant] ?? []).map(METRICS[metric].of));
}

const NONE = '–';

/** A number of a metric in words: 0.31 s, 42 ms, 12.3 kB. */
export function formatFigure(value: number, format: Format): string {
  if (format === 'seconds') return `${(value / 1000).toFixed(2)} s`;
  if (format === 'milliseconds') return `${value.toFixed(0)} ms`;
  if (format === 'kilobytes') return `${(value / 1000).toFixed(1)} kB`;
  if (format === 'score') return value === 0 ? '0' : value.toFixed(3);
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** A median with its range, or the median alone when every visit was the same. */
export function formatSpread(spread: Spread | null, format: Format): string {
  if (spread === null) return NONE;
  const [median, min, max] = [spread.median, spread.min, spread.max].map((value) =>
    formatFigure(value, format),
  );
  if (min === max) return median ?? NONE;
  const unit = / .*/.exec(median ?? '')?.[0] ?? '';
  return `${(median ?? '').replace(unit, '')} (${(min ?? '').replace(unit, '')}–${(max ?? '').replace(unit, '')})${unit}`;
}

/** A median alone. */
export function formatMedian(spread: Spread | null, format: Format): string {
  return spread === null ? NONE : formatFigure(spread.median, format);
}
