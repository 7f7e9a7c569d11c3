import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import {
  CliError,
  printHeading,
  printRemark,
  root,
  shutdownSignal,
  stateDirectory,
} from '../platform/base';
import { launchOptions } from '../platform/browser';
import { buildModules } from '../platform/build';
import { defineCommand } from '../platform/cli';
import { BACKENDS, ensureEmulators, freePorts, startLocalCloud } from '../platform/local-cloud';
import { findChromium } from '../platform/setup';
import { buildVariants } from './build/build-variants';
import { problemsOf, sectionsOf, type Round } from './metrics';
import { printReport, writeReport } from './results';
import { canOrder, startSites, type VariantName } from './sites';
import { firstVisit, orderAMeal } from './visits';

const directory = resolve(stateDirectory, 'bench');

/**
 * Measures every variant once per round, each round in a different order, so that a busy moment of the machine affects
 * every variant. Round 0 warms up the machine and is dropped.
 * @returns the rounds of each variant; fewer when the signal aborts.
 */
async function measure(
  browser: Browser,
  sites: ReadonlyMap<VariantName, string>,
  { first, last }: { first: number; last: number },
  shutdown: AbortSignal,
): Promise<ReadonlyMap<VariantName, readonly Round[]>> {
  const all = [...sites];
  const kept = new Map(all.map(([name]): [VariantName, Round[]] => [name, []]));
  for (let round = first; round <= last; round += 1) {
    printRemark(round === 0 ? 'warm-up' : `round ${String(round)} of ${String(last)}`);
    const begin = round % all.length;
    const lookMs = 400 + 200 * (round % 9);
    for (const [name, url] of [...all.slice(begin), ...all.slice(0, begin)]) {
      if (shutdown.aborted) return kept;
      const visit = await firstVisit(browser, name, url);
      const order = canOrder(name) ? await orderAMeal(browser, url, lookMs) : null;
      if (round > 0) kept.get(name)?.push({ visit, order });
    }
  }
  return kept;
}

function conditionsOf(rounds: number, browser: Browser): string {
  const cores = cpus();
  const machine = `${String(cores.length)} cores (${cores[0]?.model.trim() ?? 'unknown'})`;
  return `${String(rounds)} rounds with Chromium ${browser.version()} on ${machine}, ${process.platform} ${process.arch}.`;
}

/** @returns the process's exit code. */
async function bench(runs: string, isTrial: boolean, shutdown: AbortSignal): Promise<number> {
  if (!/^[1-9]\d*$/.test(runs))
    throw new CliError(`--runs is "${runs}": give a whole number, 1 or more.`);
  const last = Number(runs);
  await ensureEmulators();
  printHeading('Building');
  await buildModules(root, shutdown);
  await buildVariants(root, shutdown);
  if (shutdown.aborted) return 130;

  const cloud = await startLocalCloud(
    {
      stateDirectory: resolve(directory, 'local-cloud'),
      ports: await freePorts(),
      pages: 'built',
      parts: BACKENDS,
    },
    shutdown,
  );
  let browser: Browser | undefined;
  try {
    const { auth, firestore, email } = cloud.urls;
    const sites = await startSites(root, { auth, firestore, email });
    browser = await chromium.launch(launchOptions(await findChromium(), { isMeasured: true }));
    printHeading('Measuring');
    const visits = await measure(browser, sites, { first: isTrial ? 1 : 0, last }, shutdown);
    if (shutdown.aborted) return 130;
    const problems = problemsOf(visits);
    const report = {
      conditions: conditionsOf(last, browser),
      sections: sectionsOf(visits),
      problems,
    };
    printReport(report);
    if (!isTrial) await writeReport(root, report);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser?.close();
    await cloud.stop();
  }
}

export const command = defineCommand(
  {
    program: 'npm run bench',
    summary: 'Compares the site with other ways to build it, and writes docs/performance.md.',
    options: {
      runs: { type: 'string', placeholder: 'N', help: 'rounds after a warm-up; 9 by default' },
      trial: { type: 'boolean', help: 'one round without a warm-up; writes nothing' },
    },
  },
  ({ values: { trial = false, runs = trial ? '1' : '9' } }) => bench(runs, trial, shutdownSignal()),
);
