import type { Browser, Page } from '@playwright/test';
import { watchConsole } from '../../platform/browser';
import { recordNetwork, type Network } from './network';

/** A device and its connection. */
export interface Profile {
  title: string;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower the processor is made. */
  cpuSlowdown: number;
}

/** Lighthouse's "slow 4G" and its mid-tier phone. The browser takes bytes per second. */
export const SLOW: Profile = {
  title: 'A mid-tier phone on slow 4G',
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
};

export const FAST: Profile = {
  title: 'Not slowed down',
  network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  cpuSlowdown: 1,
};

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
 * Opens a page in a new browser profile: nothing cached, nothing compiled, no connection open.
 * @param script runs before any script of the page.
 */
export async function withPage<T>(
  browser: Browser,
  url: string,
  { network: limits, cpuSlowdown }: Profile,
  script: string,
  use: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const consoleErrors = watchConsole(page);
    const session = await context.newCDPSession(page);
    const network = await recordNetwork(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...limits });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript({ content: script });
    await page.goto(url, { waitUntil: 'commit' });
    return await use({ page, network, consoleErrors });
  } finally {
    await context.close();
  }
}
