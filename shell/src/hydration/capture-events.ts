/** What a guest did with a page before its code was there, as the page's own script hands it on. */
export interface EventQueue {
  /** Cart lines that were asked for, each as JSON; whoever replaces `push` gets the later ones at once. */
  adds: string[];
  /** How many lines the badge shows after a tap. */
  countLines: () => number;
}

declare global {
  interface Window {
    simmerEvents?: EventQueue;
  }
}

/**
 * Remembers what a guest does before React hydrated the part of the page that it happens in. The composer writes this
 * function's text into the head of each document, so it must name nothing outside itself but what it is given.
 *
 * A part is an element with `data-module`; it is live once it has `data-hydrated`. Until then:
 * - a tap on a button with `data-add` queues that cart line, with the note and the flavor as they are at that
 *   moment, and the cart's badge counts it;
 * - any other button, and a form that is sent, is marked with `data-replay` and taken up when its part is live;
 * - a link to a section of the same page is left to the browser.
 * @param key under which taps go along to the next page when the guest follows a link before the code is there.
 */
export function captureEvents(key: string): void {
  const queue: EventQueue = { adds: [], countLines: () => new Set(queue.adds).size };
  const { pathname } = location;
  let ownParts: NodeListOf<Element> | undefined;
  window.simmerEvents = queue;

  function isWaiting(element: Element): boolean {
    const part = element.closest('[data-module]');
    return part !== null && !part.hasAttribute('data-hydrated');
  }

  function findBadge(): HTMLElement | null {
    return document.querySelector('[data-cart-badge]');
  }

  /** Of the parts that came with the document. Those that React drew later, on a page it led to, hold nothing back. */
  function isAnyWaiting(): boolean {
    return [...(ownParts ?? [])].some((part) => part.isConnected && isWaiting(part));
  }

  function count(): void {
    const badge = findBadge();
    const lines = queue.countLines();
    if (!badge || lines === 0) return;
    badge.textContent = String(lines);
    badge.hidden = false;
  }

  function add(button: HTMLElement, line: string): void {
    const card = button.closest('article');
    const note = card?.querySelector('textarea');
    const flavor = card?.querySelector('select');
    const wishes: { modification?: string; flavor?: string } = {};
    const text = note?.value.replace(/\s+/g, ' ').trim();
    if (note && text) {
      wishes.modification = text;
      note.value = '';
    }
    if (flavor?.value) wishes.flavor = flavor.value;
    queue.adds.push(JSON.stringify(Object.assign(JSON.parse(line), wishes)));
    count();
  }

  function takeBack(): void {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      if (Array.isArray(kept)) for (const line of kept) queue.adds.push(String(line));
    } catch {
      // Blocked or unreadable: then nothing was kept.
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
        const isHere = link.pathname === location.pathname && link.hash !== '';
        // React would hold the step back until every part of the page is live.
        if (isHere && isAnyWaiting()) event.stopPropagation();
        return;
      }
      const button = target.closest('button');
      if (!button || !isWaiting(button)) return;
      event.stopPropagation();
      if (button.dataset.add) add(button, button.dataset.add);
      else if (button.type !== 'submit') button.dataset.replay = '';
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
  // Code that could not be fetched. webpack would wait for an element that has failed already; without one it asks anew.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) target.remove();
    },
    true,
  );
  // A step within the page. React answers it at once, and would put a loading message where a part still waits.
  window.addEventListener('popstate', (event) => {
    if (location.pathname === pathname && isAnyWaiting()) event.stopImmediatePropagation();
  });
  window.addEventListener('pagehide', () => {
    if (queue.adds.length === 0) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(queue.adds));
      queue.adds.length = 0;
      // If the guest comes back to this page as it is, the next one may have had the taps.
      findBadge()?.setAttribute('hidden', '');
    } catch {
      // Blocked or full: the taps stay with this page.
    }
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) takeBack();
  });
  takeBack();
  // The first time the whole page is there, and the deferred scripts have not run.
  document.addEventListener('readystatechange', () => {
    ownParts ??= document.querySelectorAll('[data-module]');
    count();
  });
}
