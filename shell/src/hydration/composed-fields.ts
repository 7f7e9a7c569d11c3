const SELECTOR = 'input, textarea, select, button, form';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element): element is Field =>
  element.matches('input, textarea, select') && 'value' in element;

interface ComposedElement {
  element: HTMLElement;
  module: string | undefined;
}

let composed: ComposedElement[] = [];
let focused: Element | null = null;

const elementsIn = (root: HTMLElement): ComposedElement[] =>
  [...root.querySelectorAll<HTMLElement>(SELECTOR)].map((element) => ({
    element,
    module: element.closest<HTMLElement>('[data-module]')?.dataset.module,
  }));

/** Call before React hydrates the page. */
export function rememberFields(root: HTMLElement): void {
  composed = elementsIn(root);
  focused = document.activeElement;
}

/**
 * Carries over what a guest did in elements that React has replaced: it renders a page anew if a password manager has
 * added an element of its own to a form. An element that was replaced still holds its text.
 */
export function carryOver(module: HTMLElement): void {
  const { module: name } = module.dataset;
  const before = composed.filter((one) => one.module === name);
  const after = elementsIn(module).filter((one) => one.module === name);
  composed = composed.filter((one) => one.module !== name);
  for (const { element } of before) {
    if (element.isConnected) continue;
    const isAlike = (one: ComposedElement) =>
      one.element.tagName === element.tagName &&
      one.element.getAttribute('name') === element.getAttribute('name');
    const alike = before.filter(isAlike);
    const twins = after.filter(isAlike);
    const twin = twins[alike.findIndex((one) => one.element === element)]?.element;
    // Otherwise the page has changed, and a text could end up in the wrong field.
    if (!twin || alike.length !== twins.length) continue;
    if ('replay' in element.dataset) twin.dataset.replay = '';
    if (isField(element) && isField(twin) && twin.value !== element.value) {
      twin.value = element.value;
      twin.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (element === focused) twin.focus();
  }
}
