declare global {
  var simmerProbe: ReturnType<typeof probe>;
}

/**
 * Runs in the page before any script of its own, compiled alone. Times are in milliseconds since the visit began.
 * @param canOrder false for a page without scripts; it is finished once it has loaded.
 */
export function probe(canOrder: boolean) {
  const TAP_EVERY_MS = 20;
  const LIMIT_MS = 60_000;
  let menuMs: number | null = null;
  let tapMs: number | null = null;
  let liveMs: number | null = null;
  let menuNode: HTMLElement | null = null;

  const addButton = () =>
    document.querySelector<HTMLElement>('main button[aria-label^="Add "]:enabled');
  const firstPaint = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  // A frame is rendered before it is shown, and a guest sees and taps only what is shown.
  const shown = (ms: number | null) => (ms === null ? null : Math.max(ms, firstPaint() ?? 0));

  function noteTap(): void {
    const badge = document.querySelector<HTMLElement>('[data-testid="cart-badge"]');
    if (tapMs === null && badge?.hidden === false && Number(badge.textContent) > 0)
      tapMs = performance.now();
  }

  /** Taps like a guest who does not give up. */
  function tap(): void {
    noteTap();
    if (!canOrder || tapMs !== null) return;
    addButton()?.click();
    // React commits a discrete event in a microtask, which was queued before this one.
    queueMicrotask(noteTap);
  }

  const finished = new Promise((resolve) => {
    setTimeout(resolve, LIMIT_MS);
    if (!canOrder) {
      addEventListener('load', () => resolve(undefined));
      return;
    }
    const timer = setInterval(() => {
      if (liveMs === null && document.querySelector('[data-module="menu-mfe"][data-hydrated]'))
        liveMs = performance.now();
      if (menuMs !== null) tap();
      if (tapMs === null || liveMs === null) return;
      clearInterval(timer);
      resolve(undefined);
    }, TAP_EVERY_MS);
  });

  const menuObserver = new MutationObserver(() => {
    menuNode = addButton();
    if (!menuNode) return;
    menuObserver.disconnect();
    // A task that is queued in a frame's callback runs after that frame has been rendered.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        menuMs = performance.now();
        tap();
      };
      port2.postMessage(null);
    });
  });
  menuObserver.observe(document, { childList: true, subtree: true });

  /** Grows as the page creates entries of this type. */
  function entriesOf(type: string): PerformanceEntry[] {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type, buffered: true });
    return entries;
  }
  const largestPaints = entriesOf('largest-contentful-paint');
  const longTasks = entriesOf('longtask');
  const shifts = entriesOf('layout-shift');

  const api = {
    finished,
    read: () => ({
      fcpMs: firstPaint(),
      lcpMs: largestPaints.at(-1)?.startTime ?? null,
      menuMs: shown(menuMs),
      tapMs: shown(tapMs),
      liveMs,
      // TypeScript has no type for this entry: https://developer.mozilla.org/docs/Web/API/LayoutShift
      shifts: shifts.map((entry) => ({
        startTime: entry.startTime,
        value: Number(Reflect.get(entry, 'value')),
      })),
      longTasks: longTasks.map(({ duration }) => duration),
      // The first "Add" is still the element that was painted.
      isMenuKept: menuNode?.isConnected ?? false,
      cart: document.querySelector('a[href="/cart"]')?.textContent ?? '',
    }),
  };
  Object.assign(globalThis, { simmerProbe: api });
  return api;
}
