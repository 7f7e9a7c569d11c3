/**
 * Runs in the page before everything else: adds up what moves without an action of the guest, in `window.gateShift`.
 */
export function watchShifts(): void {
  let sum = 0;
  Reflect.set(window, 'gateShift', sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
      if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    }
    Reflect.set(window, 'gateShift', sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
