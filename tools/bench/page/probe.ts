// Runs in the page before any script of its own. No import may be needed when it runs: it is compiled alone.
// All times are milliseconds since the visit began.

/** The first dish that can be ordered. */
const ADD = 'main button[aria-label^="Add "]:enabled';
const TAP_EVERY_MS = 20;
const LIMIT_MS = 60_000;

let menuPainted: number | null = null;
let tapCounted: number | null = null;
let live: number | null = null;
let menuNode: Element | null = null;
let largest: { startTime: number; element: string } | null = null;
const shifts: { startTime: number; value: number; moved: string[] }[] = [];
const longTasks: number[] = [];
let finish: () => void = () => undefined;
const finished = new Promise<void>((resolve) => {
  finish = resolve;
});

function firstPaint(): number | null {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
}

/** What the badge counts, as a guest sees it. */
function badgeCount(): number {
  const badge = document.querySelector<HTMLElement>('[data-testid="cart-badge"]');
  return badge === null || badge.hidden ? 0 : Number(badge.textContent);
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(take);
  }).observe({ type, buffered: true });
}

function watchMenu(): void {
  const observer = new MutationObserver(() => {
    menuNode = document.querySelector(ADD);
    if (menuNode === null) return;
    observer.disconnect();
    // A task that follows the frame's callbacks runs when the frame that shows the menu has been made.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        menuPainted = performance.now();
        onMenu();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Set by those who wait for the menu. */
let onMenu: () => void = () => undefined;

function noteCount(): void {
  if (tapCounted === null && badgeCount() > 0) tapCounted = performance.now();
}

function tap(): void {
  noteCount();
  if (tapCounted !== null) return;
  document.querySelector<HTMLElement>(ADD)?.click();
  // React writes a discrete event's outcome in a microtask of its own, which was queued before this one.
  queueMicrotask(noteCount);
}

/** Taps like a guest who does not give up: the first button there is, as soon as it is painted, until it counts. */
function tapUntilCounted(): void {
  onMenu = tap;
  const timer = setInterval(() => {
    if (live === null && document.querySelector('[data-module="menu-mfe"][data-hydrated]') !== null)
      live = performance.now();
    if (menuPainted !== null) tap();
    if (tapCounted === null || live === null) return;
    clearInterval(timer);
    finish();
  }, TAP_EVERY_MS);
}

function describeElement(holder: unknown, key: string): string {
  const element: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : null;
  if (!(element instanceof Element)) return 'nothing';
  const words = element.textContent.trim().slice(0, 40);
  return `${element.localName}${words === '' ? '' : ` "${words}"`}`;
}

observe('largest-contentful-paint', (entry) => {
  largest = { startTime: entry.startTime, element: describeElement(entry, 'element') };
});
// TypeScript's DOM does not know this kind of entry: https://developer.mozilla.org/docs/Web/API/LayoutShift
observe('layout-shift', (entry) => {
  const { startTime } = entry;
  const value = Number(Reflect.get(entry, 'value'));
  const sources: unknown = Reflect.get(entry, 'sources');
  const moved = Array.isArray(sources) ? sources.map((one) => describeElement(one, 'node')) : [];
  shifts.push({ startTime, value, moved });
});
observe('longtask', ({ duration }) => longTasks.push(duration));
watchMenu();

Object.assign(globalThis, {
  simmerBench: {
    finished,
    /** @param taps whether the page can count taps; one without scripts is finished when it is loaded. */
    start(taps: boolean) {
      setTimeout(finish, LIMIT_MS);
      if (taps) tapUntilCounted();
      else window.addEventListener('load', finish);
    },
    read: () => ({
      fcpMs: firstPaint(),
      lcpMs: largest?.startTime ?? null,
      lcpElement: largest?.element ?? 'nothing',
      menuMs: menuPainted === null ? null : Math.max(menuPainted, firstPaint() ?? 0),
      // The frame is made before it is shown, and nobody taps what is not shown.
      tapMs: tapCounted === null ? null : Math.max(tapCounted, firstPaint() ?? 0),
      liveMs: live,
      shifts,
      longTasks,
      isMenuKept: menuNode?.isConnected ?? false,
      cart: document.querySelector('a[href="/cart"]')?.textContent ?? '',
    }),
  },
});

// A module, so that its names are its own.
export {};
