import type { Browser } from '@playwright/test';
import { pageFunction } from '../../platform/build';
import type { SeedDish } from '../../platform/local-cloud';
import { SLOW, withPage } from '../browser/page';
import type { Cost } from './probe';

/** A visit to a large menu or with a full cart. Times are in milliseconds since it began. */
export type ScaleVisit = Awaited<ReturnType<typeof scaleVisit>>;

/** Spread over the menu from top to bottom. */
const TAP_SHARES = [0.1, 0.3, 0.5, 0.7, 0.9];
const IDLE_MS = 1000;

/** This many different dishes by id. The order of the ids is that of the menu. */
export function numberedDishes(count: number): Record<string, SeedDish> {
  const dishes = Array.from({ length: count }, (_, index): [string, SeedDish] => [
    `dish-${String(index).padStart(4, '0')}`,
    {
      name: `SLOW STEW NO. ${String(index + 1)}`,
      description: 'Cooked overnight with root vegetables and whatever the month brings.',
      sizes: [
        { label: 'Small', price: 20 + (index % 20), feeds: 'feeds 3-4' },
        { label: 'Large', price: 40 + (index % 20), feeds: 'feeds 6-8' },
      ],
    },
  ]);
  return Object.fromEntries(dishes);
}

/** A dish has an "Add" button for each size. */
export const addButtonsOf = (dishes: number) => 2 * dishes;

/**
 * Opens a menu, fills the cart, taps, and adds portions in the cart, all on the slow phone.
 * @param lines in the cart before the measured taps.
 */
export function scaleVisit(browser: Browser, url: string, dishes: number, lines: number) {
  const scripts = ['renders', 'probe'].map((name) => pageFunction(`bench/scale/${name}.ts`));
  return withPage(browser, url, SLOW, scripts.join(';'), async ({ page, network, ...rest }) => {
    const menuMs = await page.evaluate((n) => simmerScale.menuWith(n), addButtonsOf(dishes));
    await network.idle(IDLE_MS);
    const fcpMs = await page.evaluate(() => simmerScale.firstPaint());
    await page.evaluate((n) => simmerScale.fill(n), lines);
    const taps: Cost[] = [];
    for (const share of TAP_SHARES)
      taps.push(await page.evaluate((args) => simmerScale.tap(...args), [lines, share] as const));
    const openCart = await page.evaluate((n) => simmerScale.openCart(n), lines + taps.length);
    const increase = await page.evaluate(() => simmerScale.increase());
    return { fcpMs, menuMs, taps, openCart, increase, ...rest };
  });
}
