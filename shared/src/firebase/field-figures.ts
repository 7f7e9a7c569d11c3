import type { Registry } from '@simmer/shared/registry';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';

type FieldMetric = CLSMetric | INPMetric | LCPMetric;

/** One of the Core Web Vitals of a visit. */
export interface FieldFigure {
  figure: FieldMetric['name'];
  /** In milliseconds; a layout shift has no unit. */
  value: number;
  rating: FieldMetric['rating'];
  /** The module that the measured element belongs to, with its version; the shell when no element is known. */
  module: string;
  version: string;
}

const SHELL = 'shell';

/** Calls `tell` with each figure once it is final, usually when the guest leaves or hides the page. */
export function watchFieldFigures(
  { shell, modules }: Registry,
  tell: (figure: FieldFigure) => void,
): void {
  const report = (metric: FieldMetric) => {
    const module = moduleOf(nodeOf(metric));
    const version = (module === SHELL ? shell : modules[module])?.version ?? 'unknown';
    tell({ figure: metric.name, value: metric.value, rating: metric.rating, module, version });
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}

function moduleOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-module]')?.dataset.module ?? SHELL;
}

/** The element that the guest tapped, the largest one painted, or the one that shifted most. */
function nodeOf({ name, entries }: FieldMetric): Node | null | undefined {
  switch (name) {
    case 'INP':
      return entries[0]?.target;
    case 'LCP':
      return entries.at(-1)?.element;
    case 'CLS': {
      const [most] = [...entries].sort((one, other) => other.value - one.value);
      return most?.sources[0]?.node;
    }
  }
}
