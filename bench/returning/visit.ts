import type { BrowserContext } from '@playwright/test';
import { watchConsole } from '../../platform/browser';
import type { Shop } from './shop';

/** Longer than a page waits before it starts its service worker. */
const IDLE_MS = 7000;
const PAGES = ['', 'cart'];

/**
 * Opens the home page and the cart, each until it no longer fetches anything.
 * @returns the console errors and warnings.
 */
export async function lookAround(
  context: BrowserContext,
  { url, hosts }: Shop,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const consoleErrors = watchConsole(page);
  for (const path of PAGES) {
    await page.goto(url + path);
    await page.locator('[data-hydrated]').first().waitFor();
    await hosts.untilQuiet(IDLE_MS);
  }
  await page.close();
  return consoleErrors;
}
