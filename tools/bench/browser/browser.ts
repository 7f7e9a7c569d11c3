import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../../platform/setup';

/** A common phone. Its real pixels are two per point, not three: this machine paints without a graphics card. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'America/Denver',
} as const;

/** Starts the browser that makes every visit. */
export async function startBrowser(root: string): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(root),
    args: [
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

/** A page of its own profile: nothing cached, nothing compiled, no connection open. */
export async function openPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(PHONE);
  return { context, page: await context.newPage() };
}

/** What a calm page never does, as it happens: console errors and warnings, exceptions nobody caught. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
