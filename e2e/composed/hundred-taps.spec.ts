import { expect, test } from '../fixtures/test';

const TAPS = 100;

declare global {
  interface Window {
    /** The modules that were hydrated at each tap. */
    taps: { isShellHydrated: boolean; isMenuHydrated: boolean }[];
  }
}

/**
 * Runs in the page: taps at short intervals and whenever something hydrates, and saves the last tenth of the taps until
 * everything is hydrated. It is sent as text, so it cannot use anything outside itself.
 */
function tapWhileLoading(count: number): void {
  const taps: Window['taps'] = [];
  window.taps = taps;
  const isHydrated = (selector: string) =>
    document.querySelector(`${selector}[data-hydrated]`) !== null;

  function tap(): void {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      'main button[data-add]:not(:disabled)',
    );
    const isMenuHydrated = isHydrated('[data-module="menu-mfe"]');
    const button = buttons[(taps.length * 13) % buttons.length];
    if (!button || taps.length === count) return;
    if (taps.length >= count * 0.9 && !isMenuHydrated) return;
    taps.push({ isShellHydrated: isHydrated('#root'), isMenuHydrated });
    button.click();
  }

  new MutationObserver(tap).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
  setInterval(tap, 15);
}

test(`${String(TAPS)} taps on the menu during a slow load are ${String(TAPS)} portions`, async ({
  guest,
}) => {
  const { page } = guest;
  await page.addInitScript(tapWhileLoading, TAPS);
  const release = await guest.openHeld();
  const tapped = () => page.evaluate(() => window.taps.length);
  await expect.poll(tapped).toBeGreaterThan(TAPS / 4);
  release();
  await expect.poll(tapped).toBe(TAPS);
  await expect(guest.cartLink).toHaveAccessibleName(/, 100 dishes$/);

  const taps = await page.evaluate(() => window.taps);
  expect(taps).toContainEqual({ isShellHydrated: false, isMenuHydrated: false });
  expect(taps).toContainEqual({ isShellHydrated: true, isMenuHydrated: true });
});
