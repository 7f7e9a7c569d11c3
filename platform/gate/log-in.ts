import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../local-cloud';

/** On the log-in page. A walk uses it too, so the controls are not found by their words, which may change. */
export async function logIn(page: Page, account: keyof typeof DEMO_ACCOUNTS): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[account];
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/');
}
