import type { Browser, Page } from '@playwright/test';
import { watchConsole } from '../platform/browser';
import { pageFunction } from '../platform/build';
import { recordNetwork, type Network } from './network';

/** Lighthouse's "slow 4G" and its mid-tier phone. The browser takes bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

/** A common phone. It has two pixels per point, not three: the benchmark paints without a graphics card. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'America/Denver',
};

interface OpenPage {
  page: Page;
  network: Network;
  /** Grows as the page logs errors and warnings. */
  consoleErrors: readonly string[];
}

/**
 * Opens a page on a slow phone in a new browser profile: nothing cached, nothing compiled, no connection open.
 * @param isTapping whether the probe taps the first "Add".
 */
export async function withPage<T>(
  browser: Browser,
  url: string,
  isTapping: boolean,
  use: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const consoleErrors = watchConsole(page);
    const session = await context.newCDPSession(page);
    const network = await recordNetwork(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ content: pageFunction('bench/probe.ts', isTapping) });
    await page.goto(url, { waitUntil: 'commit' });
    return await use({ page, network, consoleErrors });
  } finally {
    await context.close();
  }
}
