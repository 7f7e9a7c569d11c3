export interface Shift {
  startTime: number;
  value: number;
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/**
 * Cumulative Layout Shift: the largest sum of shifts in one session window. A window's shifts are at most a second
 * apart and span at most five seconds (https://web.dev/articles/cls).
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let begin = -Infinity;
  let last = -Infinity;
  for (const { startTime, value } of [...shifts].sort((a, b) => a.startTime - b.startTime)) {
    const isSameWindow = startTime - last < GAP_MS && startTime - begin < WINDOW_MS;
    if (!isSameWindow) begin = startTime;
    sum = isSameWindow ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** For this long after an input, browsers do not count a shift. */
const INPUT_MS = 500;

/** The shifts that are not the response to a tap. Browsers exclude those only after a real finger's tap. */
export function unexpectedShifts<T extends Shift>(tapMs: number | null, shifts: readonly T[]): T[] {
  return shifts.filter(
    ({ startTime }) => tapMs === null || startTime < tapMs || startTime >= tapMs + INPUT_MS,
  );
}
