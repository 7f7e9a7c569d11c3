import type { queries } from '@testing-library/dom';
import type { Query } from './query';

/** What to do with the one element of a query. */
export type Request =
  | { what: 'count' | 'text' | 'value' | 'place' | 'select' }
  /** Sets the value of a control whose picker is not part of the page. */
  | { what: 'set'; value: string };

type Answer =
  | { state: 'done'; value: string | number | { x: number; y: number } | null }
  /** The page does not have the library yet. */
  | { state: 'bare' }
  | { state: 'not yet'; why: string };

declare global {
  interface Window {
    TestingLibraryDom?: typeof queries;
  }
}

/** Runs in the page. It is sent as text, so it cannot use anything outside itself. */
export async function answerInPage(query: Query, request: Request): Promise<Answer> {
  const library = window.TestingLibraryDom;
  if (!library) return { state: 'bare' };

  function find({ by, value, name, isPattern, within }: Query): HTMLElement[] {
    const outer = within ? find(within)[0] : document.body;
    if (!outer || !library) return [];
    if (by === 'selector') return [...outer.querySelectorAll<HTMLElement>(value)];
    if (by === 'label') return library.queryAllByLabelText(outer, value);
    if (by === 'text') return library.queryAllByText(outer, value);
    if (name === undefined) return library.queryAllByRole(outer, value);
    return library.queryAllByRole(outer, value, { name: isPattern ? new RegExp(name) : name });
  }

  const found = find(query).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (request.what === 'count') return { state: 'done', value: found.length };
  const [element] = found;
  if (!element || found.length > 1)
    return { state: 'not yet', why: `there are ${String(found.length)} of them` };
  if (request.what === 'text')
    return { state: 'done', value: (element.textContent ?? '').replace(/\s+/g, ' ').trim() };

  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (isField && request.what === 'value') return { state: 'done', value: element.value };
  if (isField && request.what === 'select' && 'select' in element) {
    // The page may have moved before the click.
    element.focus();
    element.select();
    return { state: 'done', value: null };
  }
  if (isField && request.what === 'set') {
    const option = [...element.querySelectorAll('option')].find(
      (one) => one.text === request.value,
    );
    // Sets the value as a picker does, by the prototype's setter: React overrides that of the element.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    setter?.set?.call(element, option?.value ?? request.value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return { state: 'done', value: null };
  }
  if (request.what !== 'place') return { state: 'not yet', why: 'it is no field' };

  if ('disabled' in element && element.disabled) return { state: 'not yet', why: 'it is disabled' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // WebKit drops a click whose text is replaced between press and release.
  if ('translator' in window) await window.translator.settled();
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return { state: 'not yet', why: 'it moves' };
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  if (!top || !(element.contains(top) || top.closest('label')?.control === element))
    return { state: 'not yet', why: `${top?.outerHTML.slice(0, 80) ?? 'nothing'} covers it` };
  Object.assign(window, { isClicked: false });
  const note = () => Object.assign(window, { isClicked: true });
  addEventListener('click', note, { once: true, capture: true });
  return { state: 'done', value: middle };
}
