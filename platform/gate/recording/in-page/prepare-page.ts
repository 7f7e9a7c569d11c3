/** What the gate keeps in a page, as `window.gate`. */
interface GateState {
  /** Timers that end soon, and idle callbacks: what they change is waited for. */
  soon: Set<unknown>;
  intervals: Set<unknown>;
  /** What the bus carried since the page was last read. */
  events: string[];
  /** Waits until all observers of what is in view were told of the page as it is, and React has rendered it. */
  observed: () => Promise<void>;
  /** How often the document has changed. */
  changes: number;
  /** How much has moved without an action of the guest. */
  shift: number;
}

declare global {
  interface Window {
    gate: GateState;
  }
}

/** Runs in a page before everything else: stops the time of day, and watches timers and layout. Timers go on. */
export function preparePage(now: number): void {
  const SOON_MS = 2500;
  const DRAWN_MS = 3000;
  /** Not one of the timers that are waited for. */
  const later = window.setTimeout.bind(window);
  // The page's own observers are older, so they are told before this one. A page that is not drawn tells none.
  const observed = () =>
    new Promise<void>((done) => {
      const end = () => {
        observer.disconnect();
        later(() => later(done));
      };
      const observer = new IntersectionObserver(end);
      observer.observe(document.documentElement);
      later(end, DRAWN_MS);
    });
  const state: GateState = {
    ...{ soon: new Set(), intervals: new Set(), events: [], changes: 0, shift: 0 },
    observed,
  };
  window.gate = state;

  const stopped = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget): object => {
      const made: unknown = Reflect.construct(target, args.length === 0 ? [now] : args, newTarget);
      return made instanceof target ? made : new target(now);
    },
    get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  Reflect.set(window, 'Date', stopped);

  const wrap = (name: string, call: (own: (...args: unknown[]) => unknown) => unknown) => {
    const own: unknown = Reflect.get(window, name);
    if (typeof own !== 'function') return;
    Reflect.set(
      window,
      name,
      call((...args) => Reflect.apply(own, window, args)),
    );
  };
  const counted =
    (isSoon: (delay: unknown) => boolean) =>
    (own: (...args: unknown[]) => unknown) =>
    (task: unknown, delay: unknown, ...rest: unknown[]) => {
      if (typeof task !== 'function' || !isSoon(delay)) return own(task, delay, ...rest);
      const id = own(
        (...args: unknown[]) => {
          state.soon.delete(id);
          Reflect.apply(task, window, args);
        },
        delay,
        ...rest,
      );
      state.soon.add(id);
      return id;
    };
  const ended = (own: (...args: unknown[]) => unknown) => (id: unknown) => {
    state.soon.delete(id);
    state.intervals.delete(id);
    own(id);
  };
  wrap(
    'setTimeout',
    counted((delay) => Number(delay ?? 0) <= SOON_MS),
  );
  wrap(
    'requestIdleCallback',
    counted(() => true),
  );
  wrap('setInterval', (own) => (...args: unknown[]) => {
    const id = own(...args);
    state.intervals.add(id);
    return id;
  });
  // Either of the first two ends both kinds of timers.
  for (const name of ['clearInterval', 'clearTimeout', 'cancelIdleCallback']) wrap(name, ended);

  new MutationObserver(() => {
    state.changes += 1;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
      if ('value' in entry && typeof entry.value === 'number') state.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
