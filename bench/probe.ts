declare global {
  var simmerProbe: ReturnType<typeof probe>;
}

/**
 * Runs in the page before any script of its own, compiled alone. Times are in milliseconds since the visit began.
 * @param isTapping whether it taps the first "Add" from when it is painted until a tap counts.
 */
export function probe(isTapping: boolean) {
  const TAP_EVERY_MS = 20;
  const LIMIT_MS = 60_000;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const firstAdd = () => find('main button[aria-label^="Add "]:enabled');
  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  // A frame is rendered before it is shown, and a guest sees and taps only what is shown.
  const shown = (ms: number | null) => (ms === null ? null : Math.max(ms, firstPaint() ?? 0));

  /** Resolves when this holds, with the time. It looks at each change of the document. */
  const until = (holds: () => boolean) =>
    new Promise<number>((done, fail) => {
      const observer = new MutationObserver(check);
      function check(): void {
        if (!holds()) return;
        observer.disconnect();
        done(performance.now());
      }
      const changes = { childList: true, subtree: true, characterData: true, attributes: true };
      observer.observe(document, changes);
      setTimeout(fail, LIMIT_MS, new Error(`This never became true: ${holds.toString()}`));
      check();
    });

  /** Resolves when a frame with this has been rendered, with the time. */
  async function frameWith(holds: () => boolean): Promise<number> {
    await until(holds);
    await new Promise(requestAnimationFrame);
    // A task that is posted in a frame's callback runs after that frame has been rendered; with this priority, it runs
    // before the page's own pending tasks.
    await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
    return performance.now();
  }

  /** Grows as the browser reports entries of this type. */
  function entriesOf(type: string): PerformanceEntry[] {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    });
    // TypeScript's types lack the threshold, in milliseconds: https://www.w3.org/TR/event-timing/
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
    return entries;
  }
  const largestPaints = entriesOf('largest-contentful-paint');
  const longTasks = entriesOf('longtask');
  const shifts = entriesOf('layout-shift');
  const events = entriesOf('event');
  const figureOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));

  let menuNode: HTMLElement | null = null;
  let menuMs: number | null = null;
  let countedMs: number | null = null;
  let liveMs: number | null = null;
  let tappedMs = 0;
  addEventListener('click', ({ timeStamp }) => (tappedMs ||= timeStamp), { capture: true });

  const menu = frameWith(() => (menuNode = firstAdd()) !== null).then((ms) => (menuMs = ms));
  const counted = until(() => {
    const badge = find('[data-testid="cart-badge"]');
    return badge?.hidden === false && Number(badge.textContent) > 0;
  }).then((ms) => (countedMs = ms));
  const live = until(() => find('[data-module="menu-mfe"][data-hydrated]') !== null).then(
    (ms) => (liveMs = ms),
  );

  /** Taps again and again, like a guest who does not give up. */
  async function tapUntilCounted(): Promise<void> {
    await menu;
    const tap = () => {
      if (countedMs === null) firstAdd()?.click();
    };
    const timer = setInterval(tap, TAP_EVERY_MS);
    tap();
    await counted;
    clearInterval(timer);
  }
  if (isTapping) void tapUntilCounted();

  const api = {
    menu,
    /** Resolves when a tap has counted and the menu is live. */
    ordered: () => Promise.all([counted, live]),
    /** How long it takes from the next tap to the first frame in which such an element with this text is visible. */
    async waitFor(selector: string, text: string) {
      tappedMs = 0;
      const ms = await frameWith(() =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) => element.textContent.includes(text) && element.checkVisibility(),
        ),
      );
      return ms - tappedMs;
    },
    read: () => ({
      nowMs: performance.now(),
      fcpMs: firstPaint(),
      lcpMs: largestPaints.at(-1)?.startTime ?? null,
      menuMs: shown(menuMs),
      countedMs: shown(countedMs),
      liveMs,
      shifts: shifts.map((entry) => ({ ms: entry.startTime, value: figureOf(entry, 'value') })),
      longTasks: longTasks.map(({ duration }) => duration),
      /** The durations of the events of taps and keys. */
      interactions: events
        .filter((entry) => figureOf(entry, 'interactionId') > 0)
        .map(({ duration }) => duration),
      /** Whether the first "Add" is still the element that was painted. */
      isMenuKept: menuNode?.isConnected ?? false,
      cart: find('a[href="/cart"]')?.textContent ?? '',
    }),
  };
  Object.assign(globalThis, { simmerProbe: api });
  return api;
}
