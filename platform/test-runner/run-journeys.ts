import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  formatDuration,
  freePort,
  printDone,
  root,
  runShown,
  siteConfigPath,
  stateDirectory,
} from '../base';
import { findChromium, findHeadlessChromium } from '../setup';
import {
  CLOUD_URLS_VARIABLE,
  type CloudUrls,
  createLocalCloud,
  freePorts,
  type Ports,
  runReleaseCommand,
  startControl,
} from '../local-cloud';
import { countPlaywright, countReport, sum, type Count } from './count';
import { newReport, PLAYWRIGHT, type PlaywrightReport } from './runners';
import type { JourneyRun } from './select-journeys';

/** A running site for tests. */
export interface TestSite {
  urls: CloudUrls;
  chromiumPath: string;
  siteConfig: string;
  /** Restores the data of the start. */
  reset: () => Promise<void>;
}

interface TestSiteOptions {
  ports?: Ports;
  /** Its folder in the state directory. Sites that run at the same time need different folders. */
  name?: string;
  /**
   * The folder of a store whose live releases are served. The site keeps its state next to it. By default, the last
   * builds of the modules are served.
   */
  releases?: string;
  /** The business's configuration file; by default the shop's own. */
  siteConfig?: string;
  /** Whether somebody watches the browser; false by default. */
  isWatched?: boolean;
}

/** Options of Playwright that show the browser. */
const WATCHED = ['--headed', '--debug', '--ui'];

/** Runs a site until `use` is done, and always stops it. */
export async function withTestSite<T>(
  {
    ports: wanted,
    name = 'test-cloud',
    releases,
    siteConfig = siteConfigPath(root),
    isWatched = false,
  }: TestSiteOptions,
  signal: AbortSignal,
  use: (site: TestSite) => Promise<T>,
): Promise<T> {
  const chromiumPath = await (isWatched ? findChromium(root) : findHeadlessChromium(root));
  const ports = wanted ?? (await freePorts());
  const directory =
    releases === undefined ? resolve(stateDirectory, name) : resolve(releases, '../cloud');
  const cloud = await createLocalCloud({
    root,
    stateDirectory: directory,
    ports,
    pages: 'built',
    hasControl: true,
    siteConfig,
    ...(releases !== undefined && { releases }),
  });
  // Releases of an earlier run must not be tested.
  if (releases === undefined) rmSync(cloud.store.directory, { recursive: true, force: true });
  signal.addEventListener('abort', () => void cloud.stop(), { once: true });
  const startedAt = Date.now();
  await cloud.start();
  printDone('The site', `started in ${formatDuration(Date.now() - startedAt)}`);
  const control = await startControl(await freePort(), (command) =>
    runReleaseCommand(cloud.store, cloud.site, command),
  );
  try {
    return await use({
      urls: { ...cloud.urls, control: control.url },
      chromiumPath,
      siteConfig,
      reset: cloud.reset,
    });
  } finally {
    await control.stop();
    await cloud.stop();
  }
}

interface JourneyProgram {
  /** Playwright with a configuration. */
  program: readonly string[];
  report: PlaywrightReport;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs journeys in a browser.
 * @param args passed on to Playwright: a file, `--grep`, `--headed`.
 */
export async function playJourneys(
  { urls, chromiumPath, siteConfig }: Omit<TestSite, 'reset'>,
  args: readonly string[],
  signal: AbortSignal,
  { program, report, env }: JourneyProgram = { program: PLAYWRIGHT, report: 'journeys' },
): Promise<Count> {
  const path = newReport(report);
  // A separate folder, because Playwright empties it and several runs may be active at the same time.
  const output = path.replace(/\.json$/, '');
  const options = ['--reporter', 'list,json', '--output', output];
  const exitCode = await runShown([...program, ...options, ...args], {
    cwd: root,
    env: {
      [CLOUD_URLS_VARIABLE]: JSON.stringify(urls),
      CHROMIUM_PATH: chromiumPath,
      WHOLE_CHROMIUM_PATH: await findChromium(root),
      SIMMER_SITE_CONFIG: siteConfig,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      ...env,
    },
    signal,
  });
  return countReport(path, countPlaywright, exitCode);
}

/** Starts a site with the last builds of the modules and runs journeys on it. */
export function runJourneys(
  runs: readonly JourneyRun[],
  signal: AbortSignal,
  options: TestSiteOptions = {},
): Promise<Count> {
  const isWatched = runs.some(({ args }) => args.some((arg) => WATCHED.includes(arg)));
  return withTestSite({ ...options, isWatched }, signal, async (site) => {
    const counts: Count[] = [];
    for (const { args, report } of runs)
      counts.push(await playJourneys(site, args, signal, { program: PLAYWRIGHT, report }));
    return sum(counts);
  });
}
