import { resolve } from 'node:path';
import * as v from 'valibot';
import { packageFile, printWarning, root, runCommand, stateDirectory, variable } from '../base';
import { siteConfigPath } from '../shop';
import {
  ENGINE_NAMES,
  ENGINE_TITLES,
  findChromium,
  findEngines,
  findHeadlessChromium,
} from '../setup';
import { SITES_VARIABLE } from '../local-cloud/testing/client';
import { startControl } from '../local-cloud/testing/control-server';
import type { Backends } from './backends';
import { type Outcome, outcomeOfReport, sum } from './outcome';
import { startHostingSite } from './hosting-site';
import { newReport } from './reports';
import { startTestSite, type TestSite } from './test-site';

interface JourneysOptions {
  /** The business's configuration file; by default the shop's own. */
  siteConfig?: string;
  /** The name of the report and of the folder for the traces. */
  report?: 'journeys' | 'another-business' | 'gate';
  /** A reporter of Playwright, in addition to the JSON report. */
  reporter?: string;
  /** Whether Playwright prints what it does. */
  shows?: boolean;
  /** Additional environment variables for Playwright. */
  env?: Readonly<Record<string, string>>;
}

/** The requests of a journey: for the addresses of a site, or for another release there. */
const RequestSchema = v.object({ site: v.string(), commands: v.optional(v.unknown()) });

const ENGINE_JOURNEYS = /^e2e\/browsers\//;

/** Options of Playwright that show the browser, which a headless one cannot. */
const WATCHED = ['--headed', '--debug', '--ui'];

/** Other browsers are looked for, or installed, only when their journeys may run: without arguments, or by name. */
async function enginesFor(args: readonly string[]) {
  const isNamed = (name: string) =>
    args.some((arg) => arg === name || arg === `--project=${name}` || ENGINE_JOURNEYS.test(arg));
  const names = ENGINE_NAMES.filter((name) => args.length === 0 || isNamed(name));
  const { env, missing } = await findEngines(names);
  const left = names.filter((name) => missing[name] !== undefined);
  for (const name of left) printWarning(ENGINE_TITLES[name], `skipped: ${missing[name] ?? ''}`);
  return { env, missing: left.map((name) => ENGINE_TITLES[name]) };
}

/**
 * Runs journeys of e2e with Playwright.
 * @param args passed on to Playwright: a file, `--grep`, `--project`.
 * @param on the site of every journey, whichever it asks for; or the backends of the sites that are started when a
 *   journey needs them.
 */
export async function runJourneys(
  args: readonly string[],
  signal: AbortSignal,
  on: Backends | TestSite,
  {
    siteConfig = siteConfigPath(root),
    report = 'journeys',
    reporter = 'list',
    shows = true,
    env = {},
  }: JourneysOptions = {},
): Promise<Outcome> {
  // A second run in this checkout ends here, before it deletes the report of the first.
  if (typeof on === 'function') await on();
  const engines = await enginesFor(args);
  // Without an engine, Playwright would find no test.
  if (
    engines.missing.length === ENGINE_NAMES.length &&
    args.every((arg) => ENGINE_JOURNEYS.test(arg)) &&
    args.length > 0
  )
    return { ...sum([]), skipped: engines.missing };
  const started = new Map<string, Promise<TestSite>>();
  /** e2e/playwright.config.ts names the site of each project. */
  async function start(backends: Backends, name: string): Promise<TestSite> {
    const shared = await backends();
    if (name === 'hosting') return startHostingSite(shared, signal);
    const directory = resolve(stateDirectory, `test-cloud-${report}-${name}`);
    return startTestSite({ stateDirectory: directory, siteConfig, shared }, signal);
  }
  function siteOf(name: string): TestSite | Promise<TestSite> {
    if (typeof on !== 'function') return on;
    const site = started.get(name) ?? start(on, name);
    started.set(name, site);
    return site;
  }
  const sites = await startControl(async (input) => {
    const { site: name, commands } = v.parse(RequestSchema, input);
    const site = await siteOf(name);
    return commands === undefined ? site.urls : site.change(commands);
  });
  async function stopAll(): Promise<void> {
    for (const one of await Promise.allSettled(started.values()))
      if (one.status === 'fulfilled') await one.value.stop();
    await sites.stop();
  }

  const path = newReport(report);
  const isWatched = args.some((arg) => WATCHED.includes(arg));
  try {
    const result = await runCommand(
      process.execPath,
      [
        packageFile('@playwright/test/cli.js'),
        ...['test', '--config', resolve(root, 'e2e/playwright.config.ts')],
        // A separate folder, because Playwright empties it and several runs may be active at the same time.
        ...['--reporter', `${reporter},json`, '--output', path.replace(/\.json$/, '')],
        ...args,
      ],
      {
        cwd: root,
        env: {
          [SITES_VARIABLE]: sites.url,
          ...engines.env,
          CHROMIUM_PATH: await (isWatched ? findChromium() : findHeadlessChromium()),
          WHOLE_CHROMIUM_PATH: await findChromium(),
          [variable('SITE_CONFIG')]: siteConfig,
          PLAYWRIGHT_JSON_OUTPUT_FILE: path,
          ...env,
        },
        shows,
        signal,
      },
    );
    const alone =
      siteConfig === siteConfigPath(root)
        ? 'npm run test:e2e --'
        : `${variable('SITE_CONFIG')}=${siteConfig} npm run test:e2e -- --grep @any-business`;
    const outcome = outcomeOfReport(path, result, alone);
    // A journey of several engines is remembered when it passed in all of them.
    const parts = Object.entries(outcome.parts ?? {}).filter(
      ([file]) => engines.missing.length === 0 || !ENGINE_JOURNEYS.test(file),
    );
    return { ...outcome, parts: Object.fromEntries(parts), skipped: engines.missing };
  } finally {
    await stopAll();
  }
}
