import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { root, stateDirectory } from '../paths';
import { formatDuration, printDone } from '../terminal';
import { findChromium } from '../setup/chromium';
import { startControl } from '../stack/control-server';
import { freePorts } from '../stack/free-ports';
import type { Ports } from '../stack/ports';
import { makeStack } from '../stack/stack';
import { STACK_URLS_VARIABLE, type StackUrls } from '../stack/stack-urls';
import { countPlaywright, countReport, type Count } from './count';
import { reportPath } from './reports';
import { runShown } from './run-shown';

/** A running site of its own, for tests. */
export interface TestSite {
  urls: StackUrls;
  chromiumPath: string;
}

interface TestSiteOptions {
  ports?: Ports;
  /** A store whose live releases are served; the last builds of the modules unless told. */
  releases?: string;
}

/** Runs a site for as long as `use` takes, and stops it whatever happens. */
export async function withTestSite<T>(
  { ports: wanted, releases }: TestSiteOptions,
  ending: AbortSignal,
  use: (site: TestSite) => Promise<T>,
): Promise<T> {
  const chromiumPath = await findChromium(root);
  const ports = wanted ?? (await freePorts());
  const directory = resolve(stateDirectory, releases === undefined ? 'test-stack' : 'gate/stack');
  // What an earlier run released is not what this one tests.
  if (releases === undefined) rmSync(directory, { recursive: true, force: true });
  const stack = await makeStack({
    root,
    stateDirectory: directory,
    ports,
    pages: 'built',
    hasControl: true,
    ...(releases !== undefined && { releases }),
  });
  ending.addEventListener('abort', () => void stack.stop(), { once: true });
  const startedAt = Date.now();
  await stack.start();
  printDone('The site', `started in ${formatDuration(Date.now() - startedAt)}`);
  const control = await startControl(await getPort(), stack, ports);
  try {
    return await use({
      urls: { ...stack.urls, control: control.url },
      chromiumPath,
    });
  } finally {
    await control.stop();
    await stack.stop();
  }
}

/**
 * Sends a browser through journeys.
 * @param playwrightArgs passed on: a file, `--grep`, `--headed`.
 */
export async function playJourneys(
  { urls, chromiumPath }: TestSite,
  playwrightArgs: readonly string[],
  ending: AbortSignal,
): Promise<Count> {
  const report = reportPath('playwright');
  rmSync(report, { force: true });
  const config = resolve(root, 'e2e/playwright.config.ts');
  const exitCode = await runShown(
    [
      resolve(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', config, '--reporter', 'list,json', ...playwrightArgs],
    ],
    {
      cwd: root,
      env: {
        [STACK_URLS_VARIABLE]: JSON.stringify(urls),
        CHROMIUM_PATH: chromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      signal: ending,
    },
  );
  return countReport(report, countPlaywright, exitCode);
}

/** Both of these, on the last builds of the modules. */
export function runJourneys(
  playwrightArgs: readonly string[],
  ending: AbortSignal,
): Promise<Count> {
  return withTestSite({}, ending, (site) => playJourneys(site, playwrightArgs, ending));
}
