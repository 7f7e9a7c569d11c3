import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import {
  formatDuration,
  formatSize,
  indent,
  messageOf,
  printFailed,
  printRemark,
  textTable,
} from '../../platform/base';
import type { CloudUrls } from '../../platform/local-cloud';
import { createSessions } from '../fixtures/sessions';
import { journeys as arbitrary } from './commands';
import { measureHeap } from './heap';
import { playJourney } from './journey';
import { Shop } from './shop';
import { Tally, VIOLATIONS } from './tally';

export interface SoakOptions {
  journeys: number;
  inOneTab: number;
  seed: number;
  path: string | undefined;
  replayPath: string | undefined;
  shrinks: boolean;
}

const REMARK_EVERY = 10;
const FIRST = ['journeys', 'orders submitted', 'told sent', 'arrived'];

/**
 * Runs journeys. A failure does not end the run, except in a replay.
 * @returns the process's exit code.
 */
export async function soak(
  browser: Browser,
  urls: CloudUrls,
  options: SoakOptions,
  signal: AbortSignal,
): Promise<number> {
  const startedAt = Date.now();
  const tally = new Tally();
  const sessions = createSessions(browser, urls);
  const shop = new Shop(browser, urls, sessions, tally);
  const isReplay = options.path !== undefined;
  let failures = 0;

  const property = fc.asyncProperty(arbitrary(options.replayPath), async (commands) => {
    if (signal.aborted) return;
    const number = tally.of('journeys');
    try {
      const device = { browser, urls, session: await sessions('guest'), tally };
      await playJourney(device, shop, commands);
    } catch (error) {
      if (isReplay) throw error;
      failures += 1;
      const again = `--seed ${String(options.seed)} --path ${String(number)}`;
      printFailed(again, '', `${fc.stringify(commands)}\n${messageOf(error)}\n${placeOf(error)}`);
    }
    if ((number + 1) % REMARK_EVERY === 0)
      printRemark(`${String(number + 1)} journeys, ${formatDuration(Date.now() - startedAt)}`);
  });
  const result = await fc.check(property, {
    numRuns: options.journeys,
    seed: options.seed,
    endOnFailure: !options.shrinks,
    ...(options.path !== undefined && { path: options.path }),
  });
  if (result.failed) {
    failures += 1;
    console.log(
      indent(`${String(fc.defaultReportMessage(result))}\n${messageOf(result.errorInstance)}`),
    );
  }
  console.log(`\n${textTable(tally.table([...FIRST, ...VIOLATIONS]))}\n`);
  if (!signal.aborted && options.inOneTab > 0) {
    const heap = await measureHeap(browser, urls, await sessions('guest'), options.inOneTab);
    const sizes = `${formatSize(heap.beforeBytes)} before, ${formatSize(heap.afterBytes)} after`;
    printRemark(`The heap over ${String(heap.journeys)} orders in one tab: ${sizes}`);
  }
  printRemark(`Seed ${String(options.seed)}, ${formatDuration(Date.now() - startedAt)}`);
  return failures > 0 || signal.aborted ? 1 : 0;
}

/** The lines of the soak that led to an error. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => line.includes('e2e/soak/'))
    .join('\n');
}
