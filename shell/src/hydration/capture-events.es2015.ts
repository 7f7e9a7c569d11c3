import type { CartItem, NewCartItem, PendingNote } from '@simmer/shared/cart';
import type { DISH_ATTRIBUTES, ROOT_ATTRIBUTES, SLOT_ATTRIBUTES } from '@simmer/shared/navigation';

/** What a guest did before the page's code ran. The script in the document's head fills it; `replayAdds` empties it. */
interface EventQueue {
  adds: string[];
  /** What was typed under a dish and not added, by the id of the dish. */
  notes: Map<string, unknown>;
  setNote: (note: unknown, dishId: string) => void;
  countLines: () => number;
}

/** What moves to the next page in `sessionStorage`. */
export interface SavedQueue {
  adds: string[];
  /** The entries of `EventQueue.notes`. */
  notes: [dishId: string, note: unknown][];
}

declare global {
  interface Window {
    simmerEvents?: EventQueue;
  }
}

/**
 * Captures what a guest does in a module before React has hydrated it. The composer writes this function's source text
 * into the head of each document, so it may use nothing from outside except its parameters.
 * Until a module is hydrated:
 * - a tap on an "Add" button queues its cart line with the note and the flavor as they are at that moment, and the
 *   cart's badge counts it;
 * - a note that is typed under a dish is queued until it is added;
 * - any other button that is tapped, and any form that is submitted, is marked with `data-replay` for `useHydrated`;
 * - a link to a section of the same page is left to the browser.
 *
 * It also requests one of the page's own scripts a second time if that fails, and in the end shows how to order by email
 * (`order-by-email.tsx`). For that it has to run where nothing else does: the build compiles it for browsers of 2017.
 *
 * @param attributes what it reads of a dish's HTML, and nothing else. The first button says which dish a note is for.
 * @param key the key in `sessionStorage` under which queued lines and notes move to the next page.
 */
export function captureEvents(
  key: string,
  attributes: typeof DISH_ATTRIBUTES,
  { cartFilled }: typeof ROOT_ATTRIBUTES,
  slot: typeof SLOT_ATTRIBUTES,
): void {
  const STARTED_AFTER_LOAD_MS = 20_000;
  const STARTED_MS = 120_000;
  const queue: EventQueue = {
    adds: [],
    notes: new Map(),
    setNote: (note, dishId) => queue.notes.set(dishId, note),
    countLines: () => new Set(queue.adds).size,
  };
  const { pathname } = location;
  let composedModules: NodeListOf<Element> | undefined;
  let blankOrder: string | undefined;
  window.simmerEvents = queue;

  function isWaiting(element: Element): boolean {
    const module = element.closest(`[${slot.module}]`);
    return module !== null && !module.hasAttribute(slot.hydrated);
  }

  function findBadge(): HTMLElement | null {
    return document.querySelector('[data-cart-badge]');
  }

  /** Ignores modules that React has rendered since, on another page of the site. */
  function isAnyWaiting(): boolean {
    return [...(composedModules ?? [])].some((module) => module.isConnected && isWaiting(module));
  }

  function count(): void {
    const badge = findBadge();
    const lines = queue.countLines();
    if (!badge || lines === 0) return;
    badge.textContent = String(lines);
    badge.hidden = false;
    document.documentElement.setAttribute(cartFilled, '');
  }

  function noteIn(field: HTMLTextAreaElement): string {
    return field.value.replace(/\s+/g, ' ').trim();
  }

  function setNote(line: string, text: string): void {
    const dish = Object.assign<Partial<NewCartItem>, unknown>({}, JSON.parse(line));
    queue.setNote({ dishName: dish.name, text }, dish.documentId ?? dish.name ?? '');
  }

  function add(dish: Element, line: string): void {
    const note = dish.querySelector<HTMLTextAreaElement>(`[${attributes.note}]`);
    const flavor = dish.querySelector<HTMLSelectElement>(`[${attributes.flavor}]`);
    const drawing = dish.querySelector<HTMLImageElement>(`[${attributes.drawing}]`);
    const options: { modification?: string; flavor?: string; drawing?: string } = {};
    const text = note && noteIn(note);
    if (note && text) {
      options.modification = text;
      note.value = '';
      setNote(line, '');
    }
    if (flavor?.value) options.flavor = flavor.value;
    if (drawing) options.drawing = drawing.src;
    queue.adds.push(JSON.stringify(Object.assign(JSON.parse(line), options)));
    count();
  }

  /** Writes what was tapped and typed to the end of the email. Only a line from another page has a quantity. */
  function fillOrder(mail: HTMLAnchorElement): void {
    const lines = queue.adds.map((added) => {
      const line = Object.assign<Partial<CartItem>, unknown>({}, JSON.parse(added));
      const portions = line.quantity && `× ${String(line.quantity)}`;
      const texts = [line.name, line.size, line.modification, line.flavor, portions];
      return `\r\n${texts.filter(Boolean).join(', ')}`;
    });
    queue.notes.forEach((note) => {
      const typed = Object.assign<Partial<PendingNote>, unknown>({}, note);
      if (typed.text && typed.text !== typed.placed)
        lines.push(`\r\nNote for ${String(typed.dishName)}: ${typed.text}`);
    });
    blankOrder = blankOrder ?? mail.href;
    mail.href = blankOrder + encodeURIComponent(lines.join(''));
  }

  function offerOrderByEmail(): void {
    document.documentElement.dataset.orderByEmail = '';
  }

  /** The page's own scripts are the only deferred ones. */
  function scriptFailed(script: HTMLScriptElement): void {
    // webpack waits for a script element that is already in the page, even for one that has failed.
    script.remove();
    if (!script.defer) return;
    if (/[?&]retry=/.test(script.src)) {
      offerOrderByEmail();
      return;
    }
    const again = document.createElement('script');
    // The address is never the same twice: the browser may have stored a refused response for a year.
    again.src = `${script.src}?retry=${String(Date.now())}`;
    again.defer = true;
    again.crossOrigin = script.crossOrigin;
    again.integrity = script.integrity;
    document.head.appendChild(again);
  }

  function restoreSaved(): void {
    try {
      const { adds, notes } = Object.assign<SavedQueue, unknown>(
        { adds: [], notes: [] },
        JSON.parse(sessionStorage.getItem(key) ?? '{}'),
      );
      sessionStorage.removeItem(key);
      // The lines of earlier pages come before what was tapped on this page.
      queue.adds.push(...adds.map(String), ...queue.adds.splice(0));
      // What was typed on this page is newer.
      for (const [dishId, note] of notes) if (!queue.notes.has(dishId)) queue.setNote(note, dishId);
    } catch {
      // Storage is blocked or unreadable, so nothing was stored.
    }
    count();
  }

  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      if (link) {
        if ('order' in link.dataset) fillOrder(link);
        const isHere = link.pathname === location.pathname && link.hash !== '';
        // The click is kept from React, which would delay the navigation until every module is hydrated.
        if (isHere && isAnyWaiting()) event.stopPropagation();
        return;
      }
      const button = target.closest('button');
      if (!button || !isWaiting(button)) return;
      event.stopPropagation();
      const dish = button.closest(`[${attributes.dish}]`);
      const line = button.getAttribute(attributes.line);
      if (dish && line) add(dish, line);
      else if (button.type !== 'submit') button.dataset.replay = '';
    },
    true,
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement) || !isWaiting(target)) return;
      const line = target
        .closest(`[${attributes.dish}]`)
        ?.querySelector(`[${attributes.line}]`)
        ?.getAttribute(attributes.line);
      if (target.hasAttribute(attributes.note) && line) setNote(line, noteIn(target));
    },
    true,
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || !isWaiting(event.target)) return;
      event.preventDefault();
      event.target.dataset.replay = '';
    },
    true,
  );
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement) scriptFailed(target);
      // The script does not parse, because the browser is too old, or it throws.
      else if (Array.from(document.scripts).some(({ defer, src }) => defer && src === filename))
        offerOrderByEmail();
    },
    true,
  );
  // A start may fail or hang without an event. On a slow network, a script may take more than a minute to arrive.
  window.addEventListener('load', () => setTimeout(offerOrderByEmail, STARTED_AFTER_LOAD_MS));
  setTimeout(offerOrderByEmail, STARTED_MS);
  // React would handle a step within the page immediately, and show a loading message in place of a waiting module.
  window.addEventListener('popstate', (event) => {
    if (location.pathname === pathname && isAnyWaiting()) event.stopImmediatePropagation();
  });
  window.addEventListener('pagehide', () => {
    if (queue.adds.length + queue.notes.size === 0) return;
    restoreSaved();
    try {
      const record: SavedQueue = { adds: queue.adds, notes: [...queue.notes] };
      sessionStorage.setItem(key, JSON.stringify(record));
      queue.adds.length = 0;
      queue.notes.clear();
      // If the browser restores this page later, another page may have taken the lines.
      findBadge()?.setAttribute('hidden', '');
    } catch {
      // Storage is blocked or full, so the lines and notes stay with this page.
    }
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) restoreSaved();
  });
  // This event first fires when the whole document is parsed, before deferred scripts run. The storage is not opened
  // earlier, because that may take as long as a frame.
  document.addEventListener('readystatechange', () => {
    composedModules ??= document.querySelectorAll(`[${slot.module}]`);
    restoreSaved();
  });
}
