import { useLayoutEffect, type RefObject } from 'react';
import type { LabelFormat } from './label-formats';

const SLIP_MM = 80;
/** A line may be rounded up on paper. */
const SPARE_MM = 1;
const SMALLEST = 0.4;

/**
 * Tells the browser the size of each page: a constructed style sheet, because the Content-Security-Policy allows no other.
 * A ticket's page is as long as the ticket. A label's text shrinks until it is whole. Its first label or ticket is shown.
 * @param format of the labels; undefined for tickets.
 */
export function usePages(
  paper: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  format: LabelFormat | undefined,
): void {
  useLayoutEffect(() => {
    const root = paper.current;
    if (!root) return undefined;
    const parts = [...root.querySelectorAll('article')];
    if (format) parts.forEach(shrink);
    const first = parts[0]?.cloneNode(true);
    preview.current?.replaceChildren(...(first ? [first] : []));

    // jsdom has none.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const rules = new CSSStyleSheet();
    rules.replaceSync(format ? pageRule(format.sheet ?? format) : parts.map(slipRules).join(' '));
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  });
}

const pageRule = ({ width, height }: { width: number; height: number }, name = '') =>
  `@page ${name} { size: ${String(width)}mm ${String(height)}mm; margin: 0 }`;

function slipRules(slip: Element, index: number): string {
  const { width, height } = slip.getBoundingClientRect();
  const page = { width: SLIP_MM, height: Math.ceil((height / width) * SLIP_MM) + SPARE_MM };
  const name = `slip-${String(index)}`;
  return `${pageRule(page, name)} [data-paper] > :nth-child(${String(index + 1)}) { page: ${name} }`;
}

function shrink(label: HTMLElement): void {
  label.style.fontSize = '';
  const size = parseFloat(getComputedStyle(label).fontSize);
  for (let scale = 1; scale > SMALLEST && label.scrollHeight > label.clientHeight; scale -= 0.05)
    label.style.fontSize = `${String(size * scale)}px`;
}
