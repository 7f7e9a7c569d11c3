import type { Browser } from '@playwright/test';
import { printRemark } from '../../platform/base';
import type { CloudEndpoints } from '../../platform/local-cloud';
import { STEPS } from './changes';
import { openShop } from './shop';
import { returningSections, type Visited } from './tables';
import { lookAround } from './visit';

/**
 * One browser visits the shop, and again after each release.
 * @param directory for all written files.
 */
export async function measureReturning(
  browser: Browser,
  directory: string,
  localCloud: CloudEndpoints,
  shutdown: AbortSignal,
) {
  const shop = await openShop(directory, localCloud, shutdown);
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Denver' });
  const errors = new Set<string>();
  const visit = async () => {
    for (const text of await lookAround(context, shop))
      errors.add(`A page wrote to the console: ${text}`);
    return shop.hosts.take();
  };
  const first = await visit();
  const visits: Visited[] = [];
  for (const [n, step] of STEPS.entries()) {
    if (shutdown.aborted) break;
    printRemark(step.title);
    if (step.module) await shop.release(step.module, `(${String(n)})`);
    visits.push({ step, fetched: await visit() });
  }
  await context.close();
  return { sections: returningSections(first, visits), problems: [...errors] };
}
