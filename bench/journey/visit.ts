import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { pageFunction } from '../../platform/build';
import { DEMO_ACCOUNTS } from '../../platform/local-cloud';
import { SLOW, withPage } from '../browser/page';
import type { Transfer } from '../first-visit/transfers';

/** Times are in milliseconds. */
export interface Journey {
  fcpMs: number | null;
  /** From a tap to the first frame with its result. */
  waits: Readonly<Record<Step, number>>;
  /** From the request for the home page to "Thank you". */
  totalMs: number;
  interactions: readonly number[];
  transfers: readonly Transfer[];
  consoleErrors: readonly string[];
}

export type Step = 'menu' | 'add' | 'cart' | 'login' | 'account' | 'checkout' | 'sent';

/** How long the guest looks at each new screen. */
const LOOK_MS = 1000;
const KEY_EVERY_MS = 40;
/** Otherwise Playwright checks in the page what each event hits, and its 10 ms would count as the page's. */
const TAP = { force: true };

/** A guest who knows what they want orders a meal and logs in before the checkout. */
export function orderAMeal(browser: Browser, url: string): Promise<Journey> {
  const script = pageFunction('bench/journey/probe.ts');
  const { email, password } = DEMO_ACCOUNTS.guest;
  const startedAt = Date.now();
  return withPage(browser, url, SLOW, script, async ({ page, network, consoleErrors }) => {
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const menuAt = await shown(page, 'button', 'Add');
    const add = await tap(page, page.getByRole('button', { name: /^Add / }).first(), [
      '[data-testid="cart-badge"]',
      '1',
    ]);
    const cart = await tap(page, page.getByRole('link', { name: /^Cart/ }), ['h1', 'Your Order']);
    const login = await tap(page, main.getByRole('link', { name: 'Log in', exact: true }), [
      'h1',
      'Log In',
    ]);
    await type(page.getByLabel('Email'), email);
    await type(page.getByLabel('Password', { exact: true }), password);
    const account = await tap(page, button('Log In'), ['aside', 'Login successful!']);
    const checkout = await tap(
      page,
      page.getByRole('complementary', { name: 'Messages' }).getByRole('link'),
      ['h1', 'Your Order'],
    );
    await type(page.getByLabel('Name', { exact: true }), 'Ada');
    await type(page.getByLabel('Delivery Time'), 'Friday, 5 pm');
    await type(page.getByLabel('Delivery Address'), '12 Maple Street');
    const sent = await tap(page, button('Submit Order'), ['h1', 'Thank you for your order!']);
    const { fcpMs, endedAt, interactions } = await page.evaluate(() => ({
      fcpMs: simmerJourney.firstPaint(),
      endedAt: performance.timeOrigin + performance.now(),
      interactions: simmerJourney.interactions(),
    }));
    return {
      fcpMs,
      waits: { menu: menuAt - startedAt, add, cart, login, account, checkout, sent },
      totalMs: endedAt - startedAt,
      interactions,
      transfers: network.transfers(),
      consoleErrors,
    };
  });
}

const shown = (page: Page, selector: string, text: string) =>
  page.evaluate((what) => simmerJourney.shown(...what), [selector, text] as const);

/** @returns how long the guest waited for the result of the tap. */
async function tap(
  page: Page,
  target: Locator,
  [selector, text]: readonly [string, string],
): Promise<number> {
  await sleep(LOOK_MS);
  await target.scrollIntoViewIfNeeded();
  const next = shown(page, selector, text);
  await target.tap(TAP);
  const shownAt = await next;
  return shownAt - (await page.evaluate(() => simmerJourney.tappedAt()));
}

async function type(field: Locator, text: string): Promise<void> {
  await field.tap(TAP);
  await field.pressSequentially(text, { delay: KEY_EVERY_MS });
}
