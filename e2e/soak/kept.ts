import type { Page } from '@playwright/test';
import { UNSETTLED_ORDERS } from '@simmer/shared/unsettled-orders';
import * as v from 'valibot';

const KeptSchema = v.object({
  keptAt: v.number(),
  status: v.string(),
  order: v.object({ reference: v.string() }),
});
export type Kept = v.InferOutput<typeof KeptSchema>;

/** The orders that the device stores for the next page, without those that only wait to be seen. */
export async function keptOn(page: Page): Promise<readonly Kept[]> {
  const stored = await page.evaluate(
    (prefix) =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(([, value]) => String(value)),
    UNSETTLED_ORDERS.prefix,
  );
  return stored
    .map((text) => v.parse(KeptSchema, JSON.parse(text)))
    .filter(({ status }) => status !== 'sent');
}
