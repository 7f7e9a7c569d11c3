import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { CliError } from '../../../platform/base';
import { besidesAnswerTo, cumulativeLayoutShift } from '../figures/layout-shift';
import { initiatedSteps, serialSteps, trafficUntil, type Traffic } from '../figures/waterfall';
import { pageScript } from '../page/page-script';
import type { RunningVariant } from '../sites/start-sites';
import { VARIANTS, type VariantName } from '../variants';
import { openPage, startBrowser, watchComplaints } from './browser';
import { watchNetwork } from './network-log';
import { throttle, type Profile } from './profiles';

export { startBrowser };

const MarksSchema = v.object({
  fcpMs: v.number(),
  lcpMs: v.number(),
  lcpElement: v.string(),
  menuMs: v.number(),
  tapMs: v.nullable(v.number()),
  liveMs: v.nullable(v.number()),
  shifts: v.array(
    v.object({ startTime: v.number(), value: v.number(), moved: v.array(v.string()) }),
  ),
  longTasks: v.array(v.number()),
  isMenuKept: v.boolean(),
  cart: v.string(),
});

/** What one visit of the home page was like. Times are milliseconds since it began. */
export interface Visit {
  fcpMs: number;
  lcpMs: number;
  lcpElement: string;
  /** When the first dish was on the screen. */
  menuMs: number;
  /** When the badge counted a tap; null where nothing can. */
  tapMs: number | null;
  /** When the menu's own code had taken over. */
  liveMs: number | null;
  cls: number;
  /** What moved, when something did. */
  moved: string[];
  longTasks: number;
  blockingMs: number;
  /** What the page had waited for when the menu was live; where it never is, everything. */
  beforeLive: Traffic;
  total: Traffic;
  stepsToMenu: number;
  stepsToLive: number;
  /** The same by what the browser names as initiators. */
  initiatedToLive: number;
  /** Whether the first "Add" is still the node that was painted. */
  isMenuKept: boolean;
  complaints: string[];
}

/** Long enough that a request which only follows from the last one has begun. */
const QUIET_MS = 1000;
const LONG_TASK_MS = 50;

/**
 * Visits the home page of a variant with a browser that has never been there.
 * @throws CliError when the page did not become what it must, e.g. no tap was ever counted.
 */
export async function visit(
  browser: Browser,
  name: VariantName,
  { site, html }: RunningVariant,
  profile: Profile,
): Promise<Visit> {
  site.show(html);
  site.closeConnections();
  const { context, page } = await openPage(browser);
  try {
    const complaints = watchComplaints(page);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await throttle(session, profile);
    const taps = name !== 'static';
    await page.addInitScript({
      content: pageScript('probe', `simmerBench.start(${String(taps)})`),
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.evaluate('simmerBench.finished');
    await network.quiet(QUIET_MS);
    const marks = v.parse(MarksSchema, await page.evaluate('simmerBench.read()'));

    const { title } = VARIANTS[name];
    if (taps && (marks.tapMs === null || marks.liveMs === null))
      throw new CliError(`"${title}" never counted a tap: ${complaints.join('; ')}`);
    if (taps && !marks.cart.includes('1 item, 1 portion'))
      throw new CliError(`"${title}" counted one tap as "${marks.cart}".`);

    const transfers = network.transfers();
    const shifts = besidesAnswerTo(marks.tapMs, marks.shifts);
    const { fcpMs, lcpMs, lcpElement, menuMs, tapMs, liveMs, isMenuKept } = marks;
    return {
      ...{ fcpMs, lcpMs, lcpElement, menuMs, tapMs, liveMs, isMenuKept, complaints },
      cls: cumulativeLayoutShift(shifts),
      moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
      longTasks: marks.longTasks.length,
      blockingMs: marks.longTasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      beforeLive: trafficUntil(transfers, liveMs ?? Infinity),
      total: trafficUntil(transfers, Infinity),
      stepsToMenu: serialSteps(transfers, menuMs),
      stepsToLive: serialSteps(transfers, liveMs ?? Infinity),
      initiatedToLive: initiatedSteps(transfers, liveMs ?? Infinity),
    };
  } finally {
    await context.close();
  }
}
