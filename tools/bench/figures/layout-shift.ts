export interface Shift {
  /** Milliseconds since the visit began. */
  startTime: number;
  value: number;
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/**
 * Cumulative Layout Shift: the largest sum of shifts in one session window, at most a second apart and five seconds
 * in all (https://web.dev/articles/cls).
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

/** As long as a browser takes a shift for the answer to what a guest did. */
const ANSWER_MS = 500;

/** The shifts that did not answer the tap; browsers leave those out, but only for a tap by a real finger. */
export function besidesAnswerTo<T extends Shift>(tapMs: number | null, shifts: readonly T[]): T[] {
  return shifts.filter(
    ({ startTime }) => tapMs === null || startTime < tapMs || startTime >= tapMs + ANSWER_MS,
  );
}
