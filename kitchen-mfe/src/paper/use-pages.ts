import { useLayoutEffect, type RefObject } from 'react';
import type { PaperKind } from './paper-settings';

/** Each line may be rounded up on paper, and what does not fit would be an empty page of its own. */
const SPARE = 1.01;
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
    // jsdom has no constructed style sheets.
    if (parts.length === 0 || !('adoptedStyleSheets' in document)) return undefined;
    return addStyles(
      height
        ? pageRule(sheet?.width ?? width, sheet?.height ?? height)
        : ticketRules(
            parts.map((part) => lengthOf(part, width)),
            width,
          ),
    );
  });
}

function ticketRules(lengths: readonly number[], width: number): string {
  // Firefox prints all pages on paper of the same size, and shrinks or turns a page of another one.
  if (CSS.supports('-moz-orient', 'inline')) return pageRule(width, Math.max(...lengths));
  const rules = lengths.map((length, n) => {
    const page = `ticket-${String(n)}`;
    const place = `[data-paper] > :nth-child(${String(n + 1)})`;
    return `${pageRule(width, length, page)} ${place} { page: ${page} }`;
  });
  return rules.join(' ');
}

const pageRule = (width: number, height: number, name = '') =>
  `@page ${name} { size: ${String(width)}mm ${String(height)}mm; margin: 0 }`;

function lengthOf(ticket: Element, widthMm: number): number {
  const { width, height } = ticket.getBoundingClientRect();
  return Math.ceil((height / width) * widthMm * SPARE);
}

function shrink(label: HTMLElement): void {
  label.style.fontSize = '';
  const size = parseFloat(getComputedStyle(label).fontSize);
  for (let scale = 1; scale > SMALLEST && label.scrollHeight > label.clientHeight; scale -= 0.05)
    label.style.fontSize = `${String(size * scale)}px`;
}

function addStyles(text: string): () => void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(text);
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}
