import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const TAPS = 100;

interface Storm {
  /** Which parts were live at each tap. */
  taps: { isShellLive: boolean; isMenuLive: boolean }[];
}

declare global {
  interface Window {
    storm: Storm;
  }
}

/** A phone on a slow network: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/**
 * Runs in the page: taps from the first button on, at short intervals and at each moment when a part comes to life,
 * and keeps the last tenth for when all of it is live. Its text goes there, so it names nothing outside itself.
 */
function tapAllTheWay(count: number): void {
  const storm: Storm = { taps: [] };
  window.storm = storm;
  const isLive = (selector: string) =>
    document.querySelector(`${selector}[data-hydrated]`) !== null;

  function tap(): void {
    const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-add]');
    const isMenuLive = isLive('[data-module="menu-mfe"]');
    const button = buttons[(storm.taps.length * 7) % buttons.length];
    if (!button || storm.taps.length === count) return;
    if (storm.taps.length >= count * 0.9 && !isMenuLive) return;
    storm.taps.push({ isShellLive: isLive('#root'), isMenuLive });
    button.click();
  }

  new MutationObserver(tap).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
  setInterval(tap, 15);
}

test(`${String(TAPS)} taps spread over a slow load are ${String(TAPS)} portions`, async ({
  guest,
}) => {
  test.slow();
  const { page } = guest;
  await slowDown(page);
  await page.addInitScript(tapAllTheWay, TAPS);
  await guest.openEarly();
  await expect
    .poll(() => page.evaluate(() => window.storm.taps.length), { timeout: 45_000 })
    .toBe(TAPS);
  await expect(guest.cartLink).toHaveAccessibleName(/, 100 portions$/);

  const taps = await page.evaluate(() => window.storm.taps);
  const some = expect.arrayContaining.bind(expect);
  expect(taps).toEqual(some([{ isShellLive: false, isMenuLive: false }]));
  expect(taps).toEqual(some([{ isShellLive: true, isMenuLive: true }]));
  expect(taps.filter(({ isMenuLive }) => isMenuLive).length).toBeGreaterThanOrEqual(TAPS / 10);
});
