import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { openPage, watchComplaints } from '../browser/browser';
import { watchNetwork } from '../browser/network-log';
import { SLOW, throttle } from '../browser/profiles';
import { pageScript } from '../page/page-script';
import type { RunningVariant } from '../sites/start-sites';
import { addButtonsOf } from './dishes';
import type { Scenario } from './scenarios';

const CostSchema = v.object({
  changedMs: v.number(),
  paintedMs: v.number(),
  rendered: v.number(),
});
export type Cost = v.InferOutput<typeof CostSchema>;

/** One visit to a large menu or with a full cart. */
export interface ScaleVisit {
  fcpMs: number;
  /** When the last monthly dish was painted. */
  menuMs: number;
  taps: readonly Cost[];
  /** The way to the cart, and one more of a line there. */
  openCart: Cost;
  increase: Cost;
  complaints: readonly string[];
}

/** Spread over the menu from top to bottom. */
const TAPS = 5;
const QUIET_MS = 1000;

async function ask<Schema extends v.GenericSchema>(
  page: Page,
  call: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await page.evaluate(`simmerScale.${call}`));
}

/** Visits a menu, fills the cart, taps, and orders more in the cart, on the slow phone throughout. */
export async function scaleVisit(
  browser: Browser,
  { site, html }: RunningVariant,
  { dishes, lines }: Scenario,
): Promise<ScaleVisit> {
  site.show(html);
  site.closeConnections();
  const { context, page } = await openPage(browser);
  try {
    const complaints = watchComplaints(page);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await throttle(session, SLOW);
    await page.addInitScript({ content: pageScript('renders') + pageScript('scale-probe') });
    await page.goto(site.url, { waitUntil: 'commit' });

    const menuMs = await ask(page, `menuWith(${String(addButtonsOf(dishes))})`, v.number());
    await network.quiet(QUIET_MS);
    const fcpMs = await ask(page, 'firstPaint()', v.number());
    await page.evaluate(`simmerScale.fill(${String(lines)})`);

    const taps: Cost[] = [];
    for (let index = 0; index < TAPS; index += 1)
      taps.push(
        await ask(page, `tap(${String(lines)}, ${String((index + 0.5) / TAPS)})`, CostSchema),
      );
    const openCart = await ask(page, `openCart(${String(lines + TAPS)})`, CostSchema);
    const increase = await ask(page, 'increase(0)', CostSchema);
    return { fcpMs, menuMs, taps, openCart, increase, complaints };
  } finally {
    await context.close();
  }
}
