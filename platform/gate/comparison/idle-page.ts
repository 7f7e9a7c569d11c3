import { setTimeout as pause } from 'node:timers/promises';
import { pageFunction } from '../../build';
import type { Visitor } from './visitor';

const IDLE_MS = 1500;
/** Of the time: far above what a page needs that waits for a guest, far below what anybody would notice. */
const BUSY_SHARE = 0.2;
/** Above it, a guest sees the page move. */
const SHIFTED = 0.02;

/** Opens the home page and leaves it alone: whether something moves by itself, and whether the processor works on. */
export async function checkIdlePage(visitor: Visitor, where: string): Promise<void> {
  const { page, facts } = visitor;
  await page.addInitScript({
    content: pageFunction('platform/gate/comparison/in-page/watch-shifts.ts'),
  });
  await visitor.open('/');
  await visitor.settle();

  const session = await page.context().newCDPSession(page);
  // Time of this page's own thread: what else the machine does is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busySeconds();
  await pause(IDLE_MS);
  const share = ((await busySeconds()) - before) / (IDLE_MS / 1000);
  await session.detach();

  const fact = { module: undefined, where, about: '' };
  if (share > BUSY_SHARE)
    facts.push({
      ...fact,
      kind: 'processor',
      text: 'the processor works while nobody does anything',
    });
  if ((await page.evaluate<number>('window.gateShift')) > SHIFTED)
    facts.push({ ...fact, kind: 'layout', text: 'the page moves by itself after it is shown' });
}
