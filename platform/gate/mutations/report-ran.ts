/** Runs in the page before everything else: passes each place that runs to `window.gateRanFirst`, once. */
export function reportRan(): void {
  const known = new Set<number>();
  Reflect.set(window, 'gateRan', (id: number) => {
    if (known.has(id)) return;
    known.add(id);
    const tell: unknown = Reflect.get(window, 'gateRanFirst');
    if (typeof tell === 'function') Reflect.apply(tell, undefined, [id]);
  });
}
