import { chromium, type Page } from '@playwright/test';
import { CliError, messageOf } from '../base';
import { isHydrated, launchOptions, watchConsole } from '../browser';

const LIMIT_MS = 30_000;
const PHONE = { width: 390, height: 844 };

/**
 * Opens the shop in a browser, adds a dish and opens the cart. It does not send an order.
 * @throws CliError when something does not work, or the console is not empty.
 */
export async function smokeTest(shop: string, chromiumPath: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(chromiumPath));
  try {
    const page = await browser.newPage({ viewport: PHONE });
    page.setDefaultTimeout(LIMIT_MS);
    // Leaves the canary, which may be broken and is not what was deployed.
    await page.addInitScript(() => {
      sessionStorage.setItem('simmer-canary-left', location.pathname);
    });
    const consoleErrors = watchConsole(page);
    const failure = await addADish(page, shop).catch((error: unknown) => messageOf(error));
    const problems = [...(failure === undefined ? [] : [failure]), ...consoleErrors];
    if (problems.length > 0)
      throw new CliError(`A guest could not use ${shop}:\n    ${problems.join('\n    ')}`);
  } finally {
    await browser.close();
  }
}

async function addADish(page: Page, shop: string): Promise<undefined> {
  await page.goto(shop);
  await page.waitForFunction(isHydrated);
  const button = page.getByRole('button', { name: /^Add .+, .+/, disabled: false }).first();
  const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  const dish = /^Add (.+?), /.exec(label)?.[1] ?? label;
  await button.click();
  await page.getByRole('link', { name: /^Cart, 1 / }).click();
  await page.waitForFunction(isHydrated);
  await page.getByRole('listitem').filter({ hasText: dish }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
