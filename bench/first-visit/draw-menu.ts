import type { Browser } from '@playwright/test';

/**
 * @returns the home page at `url` as one document, with the Monthly Menu as the early script draws it from the
 *   database's answer. React does not run, so nothing else has changed.
 */
export async function drawMenu(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  try {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    await page.locator('#menu [data-add]').first().waitFor({ state: 'attached' });
    return await page.content();
  } finally {
    await page.close();
  }
}
