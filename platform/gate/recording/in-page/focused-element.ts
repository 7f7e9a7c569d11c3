/** Where the focus is. */
export interface FocusStop {
  module: string;
  text: string;
  /** Whether it had the focus before. */
  isAgain: boolean;
}

/** Runs in the page: names the element with the focus; null when none has it. */
export function focusedElement(): FocusStop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const isAgain = element.dataset.gateFocused !== undefined;
  element.dataset.gateFocused = '';
  const labelIds = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const labelled = labelIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const label =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : element.textContent;
  const picture = element.querySelector('img')?.alt;
  const name = [element.ariaLabel, labelled, label, picture].find((one) => one?.trim()) ?? '';
  const role = element.role ?? element.localName;
  const hasRing = getComputedStyle(element).outlineStyle !== 'none';
  return {
    module: element.closest<HTMLElement>('[data-module]')?.dataset.module ?? 'shell',
    text: `${role} “${name.replace(/\s+/g, ' ').trim()}”${hasRing ? '' : ', without a ring around it'}`,
    isAgain,
  };
}
