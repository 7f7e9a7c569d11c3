import { useLayoutEffect, type RefObject } from 'react';
import type { PaperKind } from './paper-settings';

/** A line may be rounded up on paper. */
const SPARE_MM = 1;
const SMALLEST = 0.4;

/**
 * Tells the browser the size of each page: in a constructed style sheet, because the Content-Security-Policy allows no
 * other. A ticket's page is as long as the ticket. A label's text shrinks until it is whole.
 * @param preview shows the first ticket or label.
 */
export function usePages(
  paper: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  { width, height, sheet }: PaperKind,
): void {
  useLayoutEffect(() => {
    const parts = [...(paper.current?.querySelectorAll('article') ?? [])];
    if (height) parts.forEach(shrink);
    preview.current?.replaceChildren(...parts.slice(0, 1).map((part) => part.cloneNode(true)));
    const rules = height
      ? [pageRule(sheet?.width ?? width, sheet?.height ?? height)]
      : parts.map((part, n) => {
          const page = `ticket-${String(n)}`;
          const place = `[data-paper] > :nth-child(${String(n + 1)})`;
          return `${pageRule(width, lengthOf(part, width), page)} ${place} { page: ${page} }`;
        });
    return parts.length > 0 ? addStyles(rules.join(' ')) : undefined;
  });
}

const pageRule = (width: number, height: number, name = '') =>
  `@page ${name} { size: ${String(width)}mm ${String(height)}mm; margin: 0 }`;

function lengthOf(ticket: Element, widthMm: number): number {
  const { width, height } = ticket.getBoundingClientRect();
  return Math.ceil((height / width) * widthMm) + SPARE_MM;
}

function shrink(label: HTMLElement): void {
  label.style.fontSize = '';
  const size = parseFloat(getComputedStyle(label).fontSize);
  for (let scale = 1; scale > SMALLEST && label.scrollHeight > label.clientHeight; scale -= 0.05)
    label.style.fontSize = `${String(size * scale)}px`;
}

function addStyles(text: string): (() => void) | undefined {
  // jsdom has none.
  if (!('adoptedStyleSheets' in document)) return undefined;
  const styles = new CSSStyleSheet();
  styles.replaceSync(text);
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}
