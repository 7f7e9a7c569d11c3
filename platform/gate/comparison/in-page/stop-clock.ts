/**
 * Runs in the page before everything else: the time of day stays that of its start. What a page does with the age of an
 * answer would follow from how busy the machine is. Timers go on.
 */
export function stopClock(): void {
  const now = Date.now();
  const stopped = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget): object => {
      const made: unknown = Reflect.construct(target, args.length === 0 ? [now] : args, newTarget);
      return made instanceof target ? made : new target(now);
    },
    get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  Reflect.set(window, 'Date', stopped);
}
