import type { Browser } from '@playwright/test';
import { pageFunction } from '../../platform/build';
import { SLOW, withPage } from '../browser/page';
import { addButtonsOf } from './dishes';
import type { Cost } from './probe';

/** A visit to a large menu or with a full cart. Times are in milliseconds since it began. */
export type ScaleVisit = Awaited<ReturnType<typeof scaleVisit>>;

/** Spread over the menu from top to bottom. */
const TAP_SHARES = [0.1, 0.3, 0.5, 0.7, 0.9];
const IDLE_MS = 1000;

/**
 * Opens a menu, fills the cart, taps, and orders more in the cart, on the slow phone throughout.
 * @param lines in the cart before the measured taps.
 */
export function scaleVisit(browser: Browser, url: string, dishes: number, lines: number) {
  const scripts = ['renders', 'probe'].map((name) => pageFunction(`bench/scale/${name}.ts`));
  return withPage(
    browser,
    url,
    SLOW,
    scripts.join(';'),
    async ({ page, network, consoleErrors }) => {
      const menuMs = await page.evaluate((n) => simmerScale.menuWith(n), addButtonsOf(dishes));
      await network.idle(IDLE_MS);
      const fcpMs = await page.evaluate(() => simmerScale.firstPaint());
      await page.evaluate((n) => simmerScale.fill(n), lines);
      const taps: Cost[] = [];
      for (const share of TAP_SHARES)
        taps.push(await page.evaluate((args) => simmerScale.tap(...args), [lines, share] as const));
      const openCart = await page.evaluate((n) => simmerScale.openCart(n), lines + taps.length);
      const increase = await page.evaluate(() => simmerScale.increase());
      return { fcpMs, menuMs, taps, openCart, increase, consoleErrors };
    },
  );
}
