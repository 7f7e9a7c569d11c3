import { stripVTControlCharacters } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CliError, messageOf } from '../../platform/base';
import { isHydrated, launchOptions, watchConsole } from '../../platform/browser';

const LIMIT_MS = 30_000;
const PHONE = { width: 390, height: 844 };
/** What a browser needs of the environment. The rest may contain credentials, and the browser runs the shop's code. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE'];

/**
 * Opens the shop in a browser, adds a dish and opens the cart. It does not send an order.
 * @param address where its documents are, if they are not live yet.
 * @throws CliError when something does not work, or the console is not empty.
 */
export async function smokeTest(shop: string, chromiumPath: string, address = shop): Promise<void> {
  const env = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const browser = await chromium.launch({
    ...launchOptions(chromiumPath, { isSandboxed: true }),
    env,
  });
  try {
    const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
    if (address !== shop) await servedFrom(page, shop, address);
    await visitShop(page, shop);
  } finally {
    await browser.close();
  }
}

/** Lets a page have the shop's own origin, which accounts and remotes expect, with documents from another address. */
async function servedFrom(page: Page, shop: string, address: string): Promise<void> {
  await page.route(`${shop}/**`, async (route) => {
    const url = address + route.request().url().slice(shop.length);
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });
}

/**
 * Adds a dish, unless all are sold out, and opens the cart. During a pause, a guest can do this, too.
 * @param limitMs for each step.
 * @throws CliError with a sentence about the first thing that does not work, and what the console says.
 */
export async function visitShop(page: Page, shop: string, limitMs = LIMIT_MS): Promise<void> {
  page.setDefaultTimeout(limitMs);
  const consoleErrors = watchConsole(page);
  let sentence = 'The home page does not open';
  try {
    await page.goto(shop);
    sentence = 'No dish could be added to the cart';
    const dish = await addDish(page);
    sentence = 'The cart does not show what is in it';
    await page.getByRole('link', { name: dish === undefined ? /^Cart, / : /^Cart, 1 / }).click();
    const expected =
      dish === undefined
        ? page.getByRole('heading', { name: 'Your cart is empty.' })
        : page.getByRole('listitem').filter({ hasText: dish });
    await expected.first().waitFor();
    await page.waitForFunction(isHydrated);
    await page.waitForLoadState('networkidle');
    sentence = '';
  } catch (error) {
    sentence += `: ${firstLine(messageOf(error)).replace(/^\w+\.\w+: /, '')}`;
  }
  const problems = [sentence, ...consoleErrors.map(firstLine)].filter((text) => text !== '');
  if (problems.length > 0)
    throw new CliError(
      `A guest could not use ${shop}:\n    ${[...new Set(problems)].join('\n    ')}`,
    );
}

/** The message without the log and the colors that follow in Playwright's, and without a stack. */
const firstLine = (text: string) => stripVTControlCharacters(text).split('\n', 1).join();

/** @returns the name of the dish; undefined when each one says that it is sold out. */
async function addDish(page: Page): Promise<string | undefined> {
  await page.waitForFunction(isHydrated);
  const dishes = page.getByRole('button', { name: /^Add .+, .+/ });
  await dishes.first().waitFor();
  // A sold-out dish is known only after the page has been shown.
  await page.waitForLoadState('networkidle');
  const button = dishes.filter({ hasNotText: 'Sold out' }).first();
  if (!(await button.isVisible())) return undefined;
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  return /^Add (.+?), /.exec(label)?.[1] ?? label;
}
