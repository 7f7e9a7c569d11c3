import { inlineCall } from '@simmer/shared/inline-json';
import { captureEvents } from '../hydration/capture-events.es2015';
import { QUEUED_ADDS_KEY } from '../hydration/replay-adds';
import { DISH_ATTRIBUTES, ROOT_ATTRIBUTES, SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { trackListeners } from '@simmer/shared/testing/track-listeners';

const { dish: DISH, line: LINE, note: NOTE, flavor: FLAVOR } = DISH_ATTRIBUTES;

let leave: (() => void) | undefined;

/**
 * The relevant parts of a composed home page: a dish with a flavor and a note, one with a note, a plain button, links.
 */
export const HOME = `
  <div id="root" data-module="shell">
    <a href="/cart">Cart</a><span data-cart-badge data-testid="cart-badge" hidden>0</span>
    <a href="#soup">Soups and Chili</a>
    <button type="button">More</button>
    <div data-module="menu-mfe">
      <article ${DISH}>
        <h3>Danish</h3>
        <label>Flavor <select ${FLAVOR}><option value="">Select Flavor</option><option>Cherry</option></select></label>
        <button type="button" ${LINE}='${danish()}'>Add Danish</button>
        <label>Note <textarea ${NOTE}></textarea></label>
      </article>
      <section id="soup" aria-label="soup">
        <article ${DISH}>
          <h3>Taco soup</h3>
          <button type="button" ${LINE}='${soup()}'>Add Taco soup</button>
          <label>Note for the soup <textarea ${NOTE}></textarea></label>
        </article>
      </section>
    </div>
  </div>`;

/** The cart lines of the buttons of `HOME`, as JSON. */
export function danish(options: object = {}): string {
  const line = { name: 'Danish', size: '9 X 13', priceCents: 2500, modification: null };
  return JSON.stringify({ id: 'classic_0_9 X 13', ...line, flavor: null, ...options });
}
export function soup(options: object = {}): string {
  const line = { name: 'Taco soup', size: 'Quart', priceCents: 1800, modification: '' };
  return JSON.stringify({ id: 'soup_0_Quart', ...line, flavor: null, ...options });
}

/** Opens a page as a browser does: the script in its head runs first, from its source text; then comes the HTML. */
export function openComposedPage(html = HOME): void {
  leave?.();
  document.body.replaceChildren();
  const script = inlineCall(
    captureEvents,
    QUEUED_ADDS_KEY,
    DISH_ATTRIBUTES,
    ROOT_ATTRIBUTES,
    SLOT_ATTRIBUTES,
  );
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the document holds it: a text
  const removeListeners = trackListeners([window, document], () => new Function(script)());
  leave = () => {
    removeListeners();
    delete window.simmerEvents;
  };
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('readystatechange'));
}

export function closeComposedPage(): void {
  leave?.();
  leave = undefined;
  document.body.replaceChildren();
}

/** The queued cart lines, parsed. */
export const queued = () => (window.simmerEvents?.adds ?? []).map((line) => JSON.parse(line));

/** Marks a module as React does after hydrating it; without a name, every module. */
export function markHydrated(module?: string): void {
  const selector = module ? `[data-module="${module}"]` : '[data-module]';
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    element.dataset.hydrated = '';
}

/** The guest follows a link to another page; the browser may keep this page for the way back. */
export function hidePage(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}
/** The browser shows the page that it kept. */
export function showStoredPage(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
