import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { printHeading, root, shutdownSignal, stateDirectory } from '../platform/base';
import { launchOptions } from '../platform/browser';
import { buildModules } from '../platform/build';
import { defineCommand } from '../platform/cli';
import {
  BACKENDS,
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
import { drawMenu } from './first-visit/draw-menu';
import { firstVisitSections, problemsOf } from './first-visit/metrics';
import { visit } from './first-visit/visit';
import { journeySections, ORDERED_FROM } from './journey/metrics';
import { orderAMeal } from './journey/visit';
import { printReport, writeReport, type Measured, type Report } from './report';
import { measureInRounds, OPTIONS, readOptions, type BenchOptions } from './rounds';
import { SCENARIOS, scaleSections } from './scale/metrics';
import { numberedDishes, scaleVisit } from './scale/visit';
import { compressed } from './sites/compressing-proxy';
import { startSites, type Sites } from './sites/sites';

const directory = resolve(stateDirectory, 'bench');

interface Run {
  browser: Browser;
  sites: Sites;
  cloud: LocalCloud;
  options: BenchOptions;
  shutdown: AbortSignal;
}

async function benchPages({ browser, sites, options, shutdown }: Run): Promise<Measured> {
  const measure = (profile: Profile) =>
    measureInRounds(profile.title, sites, options, shutdown, (url, name) =>
      visit(browser, name, url, profile),
    );
  const slow = await measure(SLOW);
  const fast = await measure(FAST);
  return {
    sections: firstVisitSections(slow, fast),
    problems: [...new Set([...problemsOf(slow), ...problemsOf(fast)])],
  };
}

async function benchScale({ browser, sites, cloud, options, shutdown }: Run): Promise<Measured> {
  const url = sites.get('Simmer') ?? '';
  const measure = async ({ dishes, lines }: { dishes: number; lines: number }) => {
    await clearDocuments(cloud);
    await writeDocuments(cloud, 'menu', numberedDishes(dishes));
    return scaleVisit(browser, url, dishes, lines);
  };
  const visits = await measureInRounds('Menus and carts', SCENARIOS, options, shutdown, measure);
  return {
    sections: scaleSections(visits),
    problems: consoleProblems([...visits.values()].flat()),
  };
}

async function benchJourney({ browser, sites, options, shutdown }: Run): Promise<Measured> {
  const ordered = new Map([...sites].filter(([name]) => ORDERED_FROM.includes(name)));
  const visits = await measureInRounds('Orders', ordered, options, shutdown, (url) =>
    orderAMeal(browser, url),
  );
  return {
    sections: journeySections(visits),
    problems: consoleProblems([...visits.values()].flat()),
  };
}

function consoleProblems(visits: readonly { consoleErrors: readonly string[] }[]): string[] {
  const texts = new Set(visits.flatMap(({ consoleErrors }) => consoleErrors));
  return [...texts].map((text) => `A page wrote to the console: ${text}`);
}

const BENCHES = { pages: benchPages, scale: benchScale, journey: benchJourney };

function conditionsOf({ runs }: BenchOptions, browser: Browser): string {
  const cores = cpus();
  const machine = `${String(cores.length)} cores (${cores[0]?.model.trim() ?? 'unknown'})`;
  return `${String(runs)} rounds with Chromium ${browser.version()} on ${machine}, ${process.platform} ${process.arch}.`;
}

/** @returns the process's exit code. */
async function bench(options: BenchOptions, shutdown: AbortSignal): Promise<number> {
  await ensureEmulators();
  printHeading('Building');
  await buildModules(root, shutdown);
  await buildVariants(root, shutdown);
  if (shutdown.aborted) return 130;

  const cloud = await createLocalCloud({
    root,
    stateDirectory: resolve(directory, 'local-cloud'),
    ports: await freePorts(),
    pages: 'built',
    // A page without a login calls no other service.
    parts: options.subject === 'journey' ? BACKENDS : ['firestore'],
  });
  let browser: Browser | undefined;
  try {
    await cloud.start();
    const { auth, firestore, email } = cloud.urls;
    const services = { auth, firestore: await compressed(firestore), email };
    browser = await chromium.launch(launchOptions(await findChromium(root), { isMeasured: true }));
    const measure = async (started: Browser): Promise<Measured> => {
      const { subject } = options;
      const documents = resolve(directory, 'sites');
      const sites = await startSites(root, documents, services, {
        ...(subject === 'pages' && { drawMenu: (url) => drawMenu(started, url) }),
      });
      printHeading('Measuring');
      return BENCHES[subject]({ browser: started, sites, cloud, options, shutdown });
    };
    const measured = await measure(browser);
    if (shutdown.aborted) return 130;
    const report: Report = {
      ...measured,
      name: options.subject,
      conditions: conditionsOf(options, browser),
    };
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
