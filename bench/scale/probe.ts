declare global {
  var simmerScale: ReturnType<typeof scaleProbe>;
}

/**
 * The cost of one tap: the time until the DOM had changed, the time until that frame was rendered, and the number of
 * rendered components.
 */
export interface Cost {
  changedMs: number;
  paintedMs: number;
  rendered: number;
}

/** Runs in the page before any script of its own, after `countRenders`, compiled alone. */
export function scaleProbe() {
  const LIMIT_MS = 60_000;
  /** Longer than any render that follows directly from a tap. */
  const AFTERMATH_MS = 300;
  /** The time until the page is at rest: "Added" changes back to "Add" after 1.5 s. */
  const REST_MS = 2000;

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const addButtons = () => all('main button[aria-label^="Add "]:enabled');
  const moreButtons = () => all('main button[aria-label^="Increase quantity of"]:enabled');

  // Found once, because a search through the whole page at each change would add to the cost of the tap.
  let badge: HTMLElement | undefined;
  function badgeCount(): number {
    badge ??= all('[data-testid="cart-badge"]')[0];
    return badge?.hidden === false ? Number(badge.textContent) : 0;
  }

  async function nextFrameMade(): Promise<void> {
    await new Promise(requestAnimationFrame);
    // A message that is sent in a frame's callback arrives after that frame has been rendered.
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((done) => (port1.onmessage = done));
  }

  /** Checks now and at each change of the page. */
  const until = (holds: () => boolean) =>
    new Promise<void>((done, fail) => {
      const observer = new MutationObserver(check);
      function check(): void {
        if (!holds()) return;
        observer.disconnect();
        done();
      }
      const changes = { childList: true, subtree: true, characterData: true, attributes: true };
      observer.observe(document, changes);
      setTimeout(fail, LIMIT_MS, new Error(`This never became true: ${holds.toString()}`));
      check();
    });

  async function costOfTap(button: HTMLElement | undefined, isDone: () => boolean): Promise<Cost> {
    if (!button) throw new Error('The page has no such button.');
    await nextFrameMade();
    simmerRenders.count = 0;
    const startedAt = performance.now();
    button.click();
    await until(isDone);
    const changedMs = performance.now() - startedAt;
    await nextFrameMade();
    const paintedMs = performance.now() - startedAt;
    await pause(AFTERMATH_MS);
    const rendered = simmerRenders.count;
    await pause(REST_MS);
    return { changedMs, paintedMs, rendered };
  }

  const api = {
    /** Resolves when the menu is hydrated, with the time at which its last monthly dish was painted. */
    async menuWith(buttons: number) {
      await until(() => all('#menu button[aria-label^="Add "]').length === buttons);
      await nextFrameMade();
      const paintedMs = performance.now();
      await until(() => all('[data-module="menu-mfe"][data-hydrated]').length > 0);
      return paintedMs;
    },
    firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    /** Adds this many lines to the cart. */
    async fill(lines: number) {
      for (const button of addButtons().slice(0, lines)) button.click();
      await until(() => badgeCount() === lines);
      await pause(REST_MS);
    },
    /** Taps one of the "Add" buttons after the first `skipped` ones, at this share of the way down. */
    tap(skipped: number, share: number) {
      const before = badgeCount();
      const rest = addButtons().slice(skipped);
      return costOfTap(rest[Math.floor(rest.length * share)], () => badgeCount() === before + 1);
    },
    openCart: (lines: number) =>
      costOfTap(all('a[href="/cart"]')[0], () => moreButtons().length === lines),
    /** Adds one portion to the first line in the open cart. */
    increase() {
      const button = moreButtons()[0];
      const quantity = () => Number(button?.parentElement?.querySelector('output')?.textContent);
      const before = quantity();
      return costOfTap(button, () => quantity() === before + 1);
    },
  };
  Object.assign(globalThis, { simmerScale: api });
  return api;
}
