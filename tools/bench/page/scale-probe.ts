// Runs in the page before any script of its own, after renders.ts; compiled alone. Taps on request, and tells the cost.

/** What one action cost: until the page's nodes had changed, and until the frame that shows it was made. */
interface Cost {
  changedMs: number;
  paintedMs: number;
  rendered: number;
}

/** Of renders.ts. */
declare const simmerRenders: { count: number };

const LIMIT_MS = 60_000;
/** Longer than any render that follows from an action at once. */
const AFTERMATH_MS = 300;
/** Until the page is at rest again: "Added" reads "Add" after 1.5 s. */
const REST_MS = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function nextFrameMade(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        done();
      };
      port2.postMessage(null);
    });
  });
}

/** Resolves when it holds: looked at now, and at each change of the page. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((done, fail) => {
    if (holds()) {
      done();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!holds()) return;
      observer.disconnect();
      done();
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    setTimeout(() => {
      fail(new Error(`The page never became what was waited for: ${holds.toString()}`));
    }, LIMIT_MS);
  });
}

async function costOf(act: () => void, isDone: () => boolean): Promise<Cost> {
  await nextFrameMade();
  simmerRenders.count = 0;
  const startedAt = performance.now();
  act();
  await until(isDone);
  const changedMs = performance.now() - startedAt;
  await nextFrameMade();
  const paintedMs = performance.now() - startedAt;
  await pause(AFTERMATH_MS);
  const cost = { changedMs, paintedMs, rendered: simmerRenders.count };
  await pause(REST_MS);
  return cost;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const addButtons = () => all('main button[aria-label^="Add "]:enabled');
// Looked for once: a search through the whole page at each of its changes would be counted with the tap.
let badge: HTMLElement | undefined;
function badgeCount(): number {
  badge ??= all('[data-testid="cart-badge"]')[0];
  return badge === undefined || badge.hidden ? 0 : Number(badge.textContent);
}
const moreButtons = () => all('main button[aria-label^="Increase quantity of"]:enabled');

function elementAt(list: readonly HTMLElement[], index: number): HTMLElement {
  const element = list[index];
  if (!element) throw new Error(`There is no element ${String(index)} of ${String(list.length)}.`);
  return element;
}

Object.assign(globalThis, {
  simmerScale: {
    /** Resolves, when the menu is live, to when its monthly part with so many buttons was painted, in milliseconds. */
    async menuWith(buttons: number) {
      await until(() => all('#menu button[aria-label^="Add "]').length === buttons);
      await nextFrameMade();
      const paintedMs = performance.now();
      await until(() => all('[data-module="menu-mfe"][data-hydrated]').length > 0);
      return paintedMs;
    },
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    /** Puts so many lines into the cart. */
    async fill(lines: number) {
      for (const button of addButtons().slice(0, lines)) button.click();
      if (lines > 0) await until(() => badgeCount() === lines);
      await pause(REST_MS);
    },
    /** Taps one of the buttons after the first so many, at this share of the way down: the badge counts one more. */
    tap(tapped: number, share: number) {
      const before = badgeCount();
      const untapped = addButtons().slice(tapped);
      const button = elementAt(untapped, Math.floor(untapped.length * share));
      return costOf(
        () => {
          button.click();
        },
        () => badgeCount() === before + 1,
      );
    },
    /** Opens the cart with so many lines. */
    openCart(lines: number) {
      return costOf(
        () => {
          elementAt(all('a[href="/cart"]'), 0).click();
        },
        () => moreButtons().length === lines,
      );
    },
    /** In the open cart: one more of a line. */
    increase(index: number) {
      const button = elementAt(moreButtons(), index);
      const quantity = () => button.parentElement?.querySelector('output')?.textContent;
      const before = Number(quantity());
      return costOf(
        () => {
          button.click();
        },
        () => Number(quantity()) === before + 1,
      );
    },
  },
});

// A module, so that its names are its own.
export {};
