import { CliError } from '../../platform/base';
import { pageFunction } from '../../platform/build';
import type { Browser } from '@playwright/test';
import { withPage, type Profile } from '../browser/page';
import { VARIANTS, type VariantName } from '../variants';
import { cumulativeLayoutShift, unexpectedShifts } from './layout-shift';
import { initiatedSteps, serialSteps, transfersUntil } from './transfers';

/** Times are in milliseconds since the visit began. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Long enough for a request that follows from the last one to start. */
const IDLE_MS = 1000;
const LONG_TASK_MS = 50;

/**
 * Visits the home page of a variant with a browser that has never been there.
 * @throws CliError when the page cannot be ordered from, and should be.
 */
export function visit(browser: Browser, name: VariantName, url: string, profile: Profile) {
  const canOrder = name !== 'static';
  const script = pageFunction('bench/first-visit/probe.ts', canOrder);
  return withPage(browser, url, profile, script, async ({ page, network, consoleErrors }) => {
    await page.evaluate(() => simmerProbe.finished);
    await network.idle(IDLE_MS);
    const marks = await page.evaluate(() => simmerProbe.read());
    if (canOrder && (marks.liveMs === null || !marks.cart.includes('1 item, 1 portion')))
      throw new CliError(
        `“${VARIANTS[name]}” counted one tap as "${marks.cart}": ${consoleErrors.join('; ')}`,
      );

    const transfers = network.transfers();
    const endMs = marks.liveMs ?? Infinity;
    return {
      ...marks,
      cls: cumulativeLayoutShift(unexpectedShifts(marks.tapMs, marks.shifts)),
      blockingMs: marks.longTasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      stepsToMenu: serialSteps(transfers, marks.menuMs ?? Infinity),
      stepsToLive: serialSteps(transfers, endMs),
      initiated: initiatedSteps(transfers, endMs),
      /** What the page had waited for when the menu was live; everything where it never is. */
      awaited: transfersUntil(transfers, endMs),
      transfers,
      consoleErrors,
    };
  });
}
