import type { SlotAttributes } from '../../../browser';

/** What the gate keeps in a page, as `window.gate`. */
interface GateState {
  /** Timers that end soon, idle callbacks and frames, by kind and number: what they change is waited for. */
  soon: Set<string>;
  /** Timers that repeat until somebody ends them. */
  repeating: Set<string>;
  /** What the bus carried since the page was last read. */
  events: string[];
  /** What came in the region for messages since then: it may be gone when the page is read. */
  messages: string[];
  /** Whether the bus is listened to. */
  isListening: boolean;
  /** Waits until all intersection observers have seen the current page, and React has rendered the result. */
  observed: () => Promise<void>;
  /** Functions that restore the texts that were replaced for a picture. */
  masked: (() => void)[];
  /** What hides parts of the page. */
  sheet?: CSSStyleSheet;
  /** The name of the module that an element belongs to. */
  moduleOf: (element: Element) => string;
  /** Selectors of the modules, of all but the shell, and of those that are not hydrated. */
  modules: string;
  remotes: string;
  waiting: string;
  /** The selector of the region whose messages come and go. */
  passing: string;
  /** How often the document has changed. */
  changes: number;
}

declare global {
  interface Window {
    gate: GateState;
  }
}

/**
 * Runs in a page before everything else: stops the time of day, and watches timers and layout. Timers go on.
 * @param slot what the shell writes on the element of each module.
 * @param passing the label of the region whose messages come and go.
 */
export function preparePage([now, slot, passing]: readonly [number, SlotAttributes, string]): void {
  const SOON_MS = 2500;
  const DRAWN_MS = 3000;
  /** This timer is not one of those that are waited for. */
  const later = window.setTimeout.bind(window);
  // The page's own observers are older, so they are told before this one. In a page that is not drawn, none is told.
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
  window.gate = {
    ...{ soon: new Set(), repeating: new Set(), events: [], messages: [] },
    ...{ isListening: false, observed, masked: [], changes: 0 },
    moduleOf: (element) =>
      element.closest(`[${slot.module}]`)?.getAttribute(slot.module) ?? 'shell',
    modules: `[${slot.module}]`,
    // The root of a composed page also has a name, that of the shell.
    remotes: `[${slot.module}]:not([${slot.module}="shell"])`,
    waiting: `[${slot.module}]:not([${slot.hydrated}])`,
    passing: `[aria-label="${passing}"]`,
  };
  const { gate } = window;

  // A journey may replace it again, to let time pass.
  Date.now = () => now;
  const stopped = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget): object => {
      const time = args.length === 0 ? [target.now()] : args;
      const made: unknown = Reflect.construct(target, time, newTarget);
      return made instanceof target ? made : new target(now);
    },
  });
  Reflect.set(window, 'Date', stopped);

  type Method = (...args: unknown[]) => unknown;
  const replace = (host: object, name: string, by: (own: Method) => Method) => {
    const own: unknown = Reflect.get(host, name);
    if (typeof own !== 'function') return;
    const call: Method = (...args) => Reflect.apply(own, host, args);
    Reflect.set(host, name, by(call));
  };
  // Dishes with the same position are in the order of their ids: a new one always comes first.
  replace(crypto, 'randomUUID', (newId) => () => `0${String(newId()).slice(1)}`);
  const start =
    (kind: string) =>
    (own: Method): Method =>
    (task, limit, ...rest) => {
      // An idle callback has options in place of the delay.
      const isLater = typeof limit === 'number' && limit > SOON_MS;
      if (typeof task !== 'function' || isLater) return own(task, limit, ...rest);
      const run = (...args: unknown[]) => {
        gate.soon.delete(kind + String(id));
        Reflect.apply(task, window, args);
      };
      const id = own(run, limit, ...rest);
      gate.soon.add(kind + String(id));
      return id;
    };
  const end =
    (kind: string) =>
    (own: Method): Method =>
    (id) => {
      gate.soon.delete(kind + String(id));
      gate.repeating.delete(kind + String(id));
      own(id);
    };
  replace(window, 'setInterval', (own) => (...args) => {
    const id = own(...args);
    gate.repeating.add(`timer${String(id)}`);
    return id;
  });
  // Each kind has numbers of its own. Either of two functions ends both sorts of timers.
  for (const [kind, starting, ...ending] of [
    ['timer', 'setTimeout', 'clearTimeout', 'clearInterval'],
    ['idle', 'requestIdleCallback', 'cancelIdleCallback'],
    ['frame', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const) {
    replace(window, starting, start(kind));
    for (const name of ending) replace(window, name, end(kind));
  }

  const page = document;
  let message = '';
  new MutationObserver(() => {
    gate.changes += 1;
    const before = message;
    message = [...page.querySelectorAll(`${gate.passing} [role="status"]`)]
      .map(({ textContent }) => textContent)
      .join('');
    if (message !== '' && message !== before) gate.messages.push(message);
  }).observe(page, { attributes: true, characterData: true, childList: true, subtree: true });
}
