import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { root, stateDirectory } from '../paths';
import { formatDuration, printDone } from '../terminal';
import { findChromium } from '../setup/chromium';
import { startControl } from '../stack/control-server';
import { freePorts } from '../stack/free-ports';
import { makeStack } from '../stack/stack';
import { STACK_URLS_VARIABLE, type StackUrls } from '../stack/stack-urls';
import { countPlaywright, countReport, type Count } from './count';
import { reportPath } from './reports';
import { runShown } from './run-shown';

/**
 * Starts a site of its own, sends a browser through the journeys and stops the site.
 * The modules must have been built.
 * @param playwrightArgs passed on: a file, `--grep`, `--headed`.
 */
export async function runJourneys(
  playwrightArgs: readonly string[],
  ending: AbortSignal,
): Promise<Count> {
  const config = resolve(root, 'e2e/playwright.config.ts');
  const chromiumPath = await findChromium(root);
  const ports = await freePorts();
  const report = reportPath('playwright');
  rmSync(report, { force: true });

  const stack = await makeStack({
    root,
    stateDirectory: resolve(stateDirectory, 'test-stack'),
    ports,
    pages: 'built',
    hasControl: true,
  });
  ending.addEventListener('abort', () => void stack.stop(), { once: true });
  const startedAt = Date.now();
  await stack.start();
  printDone('The site', `started in ${formatDuration(Date.now() - startedAt)}`);
  const control = await startControl(await getPort(), stack, ports);
  const urls: StackUrls = { ...stack.urls, control: control.url };
  try {
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
  } finally {
    await control.stop();
    await stack.stop();
  }
}
