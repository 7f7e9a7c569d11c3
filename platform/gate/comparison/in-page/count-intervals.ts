/** Runs in the page before everything else: keeps the intervals that are running, in `window.gateIntervals`. */
export function countIntervals(): void {
  const running = new Set<unknown>();
  const wrap = (name: string, note: (args: readonly unknown[], result: unknown) => void) => {
    const own: unknown = Reflect.get(window, name);
    if (typeof own !== 'function') return;
    Reflect.set(window, name, (...args: unknown[]): unknown => {
      const result: unknown = Reflect.apply(own, window, args);
      note(args, result);
      return result;
    });
  };
  wrap('setInterval', (_args, id) => {
    running.add(id);
  });
  // Either ends both kinds of timers.
  for (const name of ['clearInterval', 'clearTimeout'])
    wrap(name, ([id]) => {
      running.delete(id);
    });
  Reflect.set(window, 'gateIntervals', running);
}
