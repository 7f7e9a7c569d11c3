import { CliError } from '../../platform/base';
import { pageFunction } from '../../platform/build';
import type { Browser } from '@playwright/test';
import { withPage, type Profile } from '../browser/page';
import type { VariantName } from '../sites/sites';
import { initiatedSteps, serialSteps, transfersUntil } from './transfers';

/** Times are in milliseconds since the visit began. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Long enough for a request that follows from the last one to start. */
const IDLE_MS = 1000;
const LONG_TASK_MS = 50;

/**
 * Visits the home page of a variant with a browser that has never been there.
 * @throws CliError when ordering from the page should be possible but is not.
 */
export function visit(browser: Browser, name: VariantName, url: string, profile: Profile) {
  const canOrder = !name.startsWith('No scripts');
  const script = pageFunction('bench/first-visit/probe.ts', canOrder);
  return withPage(browser, url, profile, script, async ({ page, network, consoleErrors }) => {
    await page.evaluate(() => simmerProbe.finished);
    await network.idle(IDLE_MS);
    const marks = await page.evaluate(() => simmerProbe.read());
    if (canOrder && (marks.liveMs === null || !marks.cart.includes('1 item, 1 portion')))
      throw new CliError(
        `“${name}” counted one tap as "${marks.cart}": ${consoleErrors.join('; ')}`,
      );

    const transfers = network.transfers();
    const endMs = marks.liveMs ?? Infinity;
    return {
      ...marks,
      cls: cumulativeLayoutShift(marks.shifts, marks.tapMs),
      blockingMs: marks.longTasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      stepsToMenu: serialSteps(transfers, marks.menuMs ?? Infinity),
      stepsToLive: serialSteps(transfers, endMs),
      initiated: initiatedSteps(transfers, endMs),
      /** What the page had waited for when the menu became interactive; everything where it never does. */
      awaited: transfersUntil(transfers, endMs),
      transfers,
      consoleErrors,
    };
  });
}

interface Shift {
  startTime: number;
  value: number;
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** Browsers do not count shifts for this long after an input, but they recognize only real taps. */
const INPUT_MS = 500;

/**
 * Cumulative Layout Shift: the largest sum of shifts in one session window. A window's shifts are at most a second
 * apart and span at most five seconds (https://web.dev/articles/cls). The response to the tap is left out.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[], tapMs: number | null): number {
  const windows: { begin: number; last: number; sum: number }[] = [];
  for (const { startTime, value } of [...shifts].sort((a, b) => a.startTime - b.startTime)) {
    if (tapMs !== null && startTime >= tapMs && startTime < tapMs + INPUT_MS) continue;
    const open = windows.at(-1);
    if (open && startTime - open.last < GAP_MS && startTime - open.begin < WINDOW_MS)
      Object.assign(open, { last: startTime, sum: open.sum + value });
    else windows.push({ begin: startTime, last: startTime, sum: value });
  }
  return Math.max(0, ...windows.map(({ sum }) => sum));
}
