import type { Page } from '@playwright/test';
import { counted } from '../../base';

/** What is left behind somewhere, and how much of it. */
interface Leftover {
  about: string;
  text: string;
}

const PLACES = ['window', 'document', 'document.body'];

/** The listeners of the whole page, by event, and the intervals that run at the end of a walk. */
export async function findLeftovers(page: Page): Promise<Leftover[]> {
  const session = await page.context().newCDPSession(page);
  const leftovers: Leftover[] = [];
  for (const place of PLACES) {
    const { result } = await session.send('Runtime.evaluate', { expression: place });
    if (result.objectId === undefined) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId,
    });
    // Playwright has one of its own.
    const types = listeners.map(({ type }) => type).filter((type) => !type.startsWith('__'));
    for (const type of [...new Set(types)].sort()) {
      const count = types.filter((one) => one === type).length;
      leftovers.push({ about: `${type} on ${place}`, text: counted(count, 'listener') });
    }
  }
  await session.detach();
  const intervals = await page.evaluate(() => window.gate.intervals.size);
  if (intervals > 0) leftovers.push({ about: 'timers', text: counted(intervals, 'interval') });
  return leftovers;
}
