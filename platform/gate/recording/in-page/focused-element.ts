/** Where the focus is. */
interface Focus {
  module: string;
  text: string;
}

/**
 * Runs in the page: names the element with the focus.
 * @param isByTab whether Tab moved the focus, which shows a ring, and reaches each element once.
 * @returns null when none has the focus, or Tab has reached it before.
 */
export function focusedElement(isByTab: boolean): Focus | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  if (isByTab && element.dataset.gateFocused !== undefined) return null;
  if (isByTab) element.dataset.gateFocused = '';
  const labelIds = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const labelled = labelIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const field = 'labels' in element && element.labels instanceof NodeList && element.labels[0];
  // An element with more than its own words, such as a page's main part, is not named by them.
  const isNamedByText = element.matches('a, button, summary, h1, h2, h3');
  const label = field ? field.textContent : isNamedByText ? element.textContent : element.id;
  const picture = element.querySelector('img')?.alt;
  const name = [element.ariaLabel, labelled, label, picture].find((one) => one?.trim()) ?? '';
  const hasRing = !isByTab || getComputedStyle(element).outlineStyle !== 'none';
  return {
    module: window.gate.moduleOf(element),
    text: `${element.role ?? element.localName} “${name.replace(/\s+/g, ' ').trim()}”${hasRing ? '' : ', without a ring around it'}`,
  };
}
