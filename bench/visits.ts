import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { CliError } from '../platform/base';
import { DEMO_ACCOUNTS } from '../shell/tools/demos/accounts';
import { bytesOf, serialSteps, transfersUntil } from './network';
import { withPage } from './slow-phone';
import { canOrder, type VariantName } from './sites';

/** Times are in milliseconds since the visit began. */
export type FirstVisit = Awaited<ReturnType<typeof firstVisit>>;

/** Times are in milliseconds. */
export type Order = Awaited<ReturnType<typeof orderAMeal>>;

/** This is long enough for a request that follows from the last one to start. */
const IDLE_MS = 1000;
const LONG_TASK_MS = 50;
/** Browsers do not count shifts for this long after an input, but they recognize only real taps. */
const INPUT_MS = 500;

/**
 * Visits the home page of a variant with a browser that has never been there.
 * @throws CliError when ordering from the page should be possible but is not.
 */
export function firstVisit(browser: Browser, name: VariantName, url: string) {
  return withPage(browser, url, canOrder(name), async ({ page, network, consoleErrors }) => {
    await page.evaluate(() => simmerProbe.menu);
    if (canOrder(name)) await page.evaluate(() => simmerProbe.ordered());
    await network.idle(IDLE_MS);
    const { shifts, longTasks, ...marks } = await page.evaluate(() => simmerProbe.read());
    if (canOrder(name) && !marks.cart.includes('1 item, 1 dish'))
      throw new CliError(
        `“${name}” counted one tap as "${marks.cart}": ${consoleErrors.join('; ')}`,
      );

    const transfers = network.transfers();
    const endMs = marks.liveMs ?? Infinity;
    const { countedMs } = marks;
    const isAnswer = (ms: number) =>
      countedMs !== null && ms >= countedMs && ms < countedMs + INPUT_MS;
    return {
      ...marks,
      /**
       * The sum of all shifts, which is at least the Cumulative Layout Shift; shifts in response to the tap are left
       * out.
       */
      shift: shifts.reduce((sum, { ms, value }) => sum + (isAnswer(ms) ? 0 : value), 0),
      longTasks: longTasks.length,
      blockingMs: longTasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      stepsToMenu: serialSteps(transfers, marks.menuMs ?? Infinity),
      stepsToLive: serialSteps(transfers, endMs),
      /** What the page had needed by the time the menu became interactive, or everything if it never does. */
      awaited: transfersUntil(transfers, endMs),
      transfers,
      consoleErrors,
    };
  });
}

/** How long the guest looks at each new screen, and waits for an answer before tapping again. */
const LOOK_MS = 1000;
const KEY_EVERY_MS = 40;
/** Without this, Playwright would check in the page what each event hits, and its 10 ms would count as the page's. */
const TAP = { force: true };

/**
 * A guest who knows what they want orders a meal and logs in before the checkout.
 * @param menuMs how long they look at the menu: the answer to the first tap depends on what the page does just then.
 */
export function orderAMeal(browser: Browser, url: string, menuMs: number) {
  const { email, password } = DEMO_ACCOUNTS.guest;
  return withPage(browser, url, false, async ({ page, network, consoleErrors }) => {
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const tapFor = (target: Locator, selector: string, text: string) =>
      tap(page, target, [selector, text]);

    await page.evaluate(() => simmerProbe.menu);
    const addButton = page.getByRole('button', { name: /^Add / }).first();
    const add = await tap(page, addButton, ['[data-testid="cart-badge"]', '1'], menuMs);
    const cart = await tapFor(page.getByRole('link', { name: /^Cart/ }), 'h1', 'Your Order');
    const logIn = main.getByRole('link', { name: 'Log in', exact: true });
    const login = await tapFor(logIn, 'h1', 'Log In');
    await type(page.getByLabel('Email'), email);
    await type(page.getByLabel('Password', { exact: true }), password);
    const account = await tapFor(button('Log In'), 'aside', 'Login successful!');
    const back = page.getByRole('complementary', { name: 'Messages' }).getByRole('link');
    const checkout = await tapFor(back, 'h1', 'Your Order');
    await type(page.getByLabel('Name', { exact: true }), 'Ada');
    await type(page.getByLabel('Delivery Time'), 'Friday, 5 pm');
    await type(page.getByLabel('Delivery Address'), '12 Maple Street');
    const sent = await tapFor(button('Submit Order'), 'h1', 'Thank you for your order!');
    const {
      menuMs: paintedMs,
      nowMs,
      interactions,
    } = await page.evaluate(() => simmerProbe.read());
    return {
      /** The time from a tap to the first frame with its result; for the menu, from the request for the page. */
      waits: { menu: paintedMs ?? NaN, add, cart, login, account, checkout, sent },
      totalMs: nowMs,
      slowestMs: Math.max(...interactions),
      bytes: bytesOf(network.transfers()),
      consoleErrors,
    };
  });
}

/**
 * @param firstLookMs for the first tap of a visit, which is repeated, because a page loses taps before it is live.
 * @returns how long the guest waited for the result of the first tap.
 */
async function tap(
  page: Page,
  target: Locator,
  result: readonly [selector: string, text: string],
  firstLookMs?: number,
): Promise<number> {
  await sleep(firstLookMs ?? LOOK_MS);
  await target.scrollIntoViewIfNeeded();
  const wait = page.evaluate((what) => simmerProbe.waitFor(...what), result);
  const tapping = async () => {
    do await target.tap(TAP);
    while (
      firstLookMs !== undefined &&
      (await Promise.race([wait, sleep(LOOK_MS, null)])) === null
    );
  };
  const [waitedMs] = await Promise.all([wait, tapping()]);
  return waitedMs;
}

async function type(field: Locator, text: string): Promise<void> {
  await field.tap(TAP);
  await field.pressSequentially(text, { delay: KEY_EVERY_MS });
}
