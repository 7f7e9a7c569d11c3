import { expect, type Browser } from '@playwright/test';
import type { CloudUrls } from '../../platform/local-cloud/client';
import { freshEmail, Guest } from '../fixtures/guest';
import type { Session } from '../fixtures/sessions';

/** The orders until all one-time loading is done. */
const WARM_UP = 10;

export interface HeapGrowth {
  journeys: number;
  beforeBytes: number;
  afterBytes: number;
}

/**
 * Orders repeatedly in one tab that is never reloaded.
 * @returns the heap after the warm-up and at the end.
 */
export async function measureHeap(
  browser: Browser,
  urls: CloudUrls,
  session: Session,
  journeys: number,
): Promise<HeapGrowth> {
  const context = await browser.newContext({ storageState: session });
  try {
    const guest = new Guest(await context.newPage(), urls);
    const devTools = await context.newCDPSession(guest.page);
    await devTools.send('Performance.enable');
    const heap = async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devTools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    };
    await guest.open();
    let beforeBytes = 0;
    for (let journey = 0; journey < WARM_UP + journeys; journey += 1) {
      if (journey === WARM_UP) beforeBytes = await heap();
      await order(guest);
    }
    return { journeys, beforeBytes, afterBytes: await heap() };
  } finally {
    await context.close();
  }
}

async function order(guest: Guest): Promise<void> {
  await guest.writeNote('Meatloaf with veggies', 'no onions, please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ email: freshEmail('one-tab') });
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Home' }).click();
}
