import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { printHeading, root, shutdownSignal, stateDirectory } from '../platform/base';
import { launchOptions } from '../platform/browser';
import { buildModules } from '../platform/build';
import { defineCommand } from '../platform/cli';
import {
  clearDocuments,
  createLocalCloud,
  ensureEmulators,
  freePorts,
  type LocalCloud,
  writeDocuments,
} from '../platform/local-cloud';
import { findChromium } from '../platform/setup';
import { FAST, SLOW, type Profile } from './browser/page';
import { buildVariants } from './build/build-variants';
import { firstVisitSections, problemsOf } from './first-visit/metrics';
import { visit } from './first-visit/visit';
import { printReport, writeReport, type Report } from './report';
import { measureReturning } from './returning/measure';
import { measureInRounds, OPTIONS, readOptions, type BenchOptions } from './rounds';
import { SCENARIOS, scaleSections } from './scale/metrics';
import { numberedDishes, scaleVisit } from './scale/visit';
import { startSites, type Sites } from './sites/sites';

const directory = resolve(stateDirectory, 'bench');

interface Run {
  browser: Browser;
  sites: Sites;
  cloud: LocalCloud;
  options: BenchOptions;
  shutdown: AbortSignal;
}

async function benchPages({ browser, sites, options, shutdown }: Run) {
  const measure = (profile: Profile) =>
    measureInRounds(profile.title, sites, options, shutdown, (url, name) =>
      visit(browser, name, url, profile),
    );
  const slow = await measure(SLOW);
  const fast = await measure(FAST);
  return {
    name: 'pages' as const,
    sections: firstVisitSections(slow, fast),
    problems: [...new Set([...problemsOf(slow), ...problemsOf(fast)])],
  };
}

async function benchScale({ browser, sites, cloud, options, shutdown }: Run) {
  const url = sites.get('Simmer') ?? '';
  const measure = async ({ dishes, lines }: { dishes: number; lines: number }) => {
    await clearDocuments(cloud);
    await writeDocuments(cloud, 'menu', numberedDishes(dishes));
    return scaleVisit(browser, url, dishes, lines);
  };
  const visits = await measureInRounds('Menus and carts', SCENARIOS, options, shutdown, measure);
  const consoleErrors = [...visits.values()].flat().flatMap((one) => one.consoleErrors);
  return {
    name: 'scale' as const,
    sections: scaleSections(visits),
    problems: [...new Set(consoleErrors)].map((text) => `A page wrote to the console: ${text}`),
  };
}

function conditionsOf({ runs, isReturning }: BenchOptions, browser: Browser): string {
  if (isReturning) return `One browser, Chromium ${browser.version()}, and all releases in a row.`;
  const cores = cpus();
  const machine = `${String(cores.length)} cores (${cores[0]?.model.trim() ?? 'unknown'})`;
  return `${String(runs)} rounds with Chromium ${browser.version()} on ${machine}, ${process.platform} ${process.arch}.`;
}

/** @returns the process's exit code. */
async function bench(options: BenchOptions, shutdown: AbortSignal): Promise<number> {
  await ensureEmulators();
  printHeading('Building');
  await buildModules(root, shutdown);
  if (!options.isReturning) await buildVariants(root, shutdown);
  if (shutdown.aborted) return 130;

  const cloud = await createLocalCloud({
    root,
    stateDirectory: resolve(directory, 'local-cloud'),
    ports: await freePorts(),
    pages: 'built',
    // A page on which nobody logs in calls no other service.
    parts: ['firestore'],
  });
  let browser: Browser | undefined;
  try {
    await cloud.start();
    const { auth, firestore, email } = cloud.urls;
    const services = { auth, firestore, email };
    browser = await chromium.launch(launchOptions(await findChromium(root)));
    const measure = async (started: Browser) => {
      if (options.isReturning)
        return measureReturning(started, resolve(directory, 'returning'), services, shutdown);
      const sites = await startSites(root, resolve(directory, 'sites'), services);
      printHeading('Measuring');
      const run = { browser: started, sites, cloud, options, shutdown };
      return options.isScale ? benchScale(run) : benchPages(run);
    };
    const measured = await measure(browser);
    if (shutdown.aborted) return 130;
    const report: Report = { ...measured, conditions: conditionsOf(options, browser) };
    printReport(report);
    if (options.isWritten) await writeReport(root, report);
    return report.problems.length > 0 ? 1 : 0;
  } finally {
    await browser?.close();
    await cloud.stop();
  }
}

export const command = defineCommand(
  {
    usage: 'npm run bench -- [options]',
    summary: 'Compares the site with other ways to build it, and writes docs/performance.md.',
    options: OPTIONS,
  },
  ({ values }) => bench(readOptions(values), shutdownSignal()),
);
