import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError, printRemark, runCommand, withProgress } from '../base';
import { installOffered } from './debian';
import { installProgram, namedFile, programOnPath } from './program';

const VARIABLE = 'CHROMIUM_PATH';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The name of the program and of the Debian package. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The browser that Playwright downloaded, if it did. */
async function playwrights(): Promise<string | undefined> {
  // Imported here because it loads slowly and other importers of this room do not need it.
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium for the journeys: named by the environment, installed on this system, or downloaded by
 * Playwright. Otherwise installs one.
 * @throws CliError with one sentence that says what to install.
 */
export async function findChromium(root: string): Promise<string> {
  const found =
    namedFile(VARIABLE) ??
    programOnPath(NAMES) ??
    (await playwrights()) ??
    (await installProgram(NAMES, 'chromium'));
  if (found !== undefined) return found;
  printRemark('Downloading Chromium; this is done once.');
  const cli = resolve(root, 'node_modules/@playwright/test/cli.js');
  await withProgress(
    () => 'downloading Chromium',
    runCommand(process.execPath, [cli, 'install', 'chromium']),
  );
  const downloaded = await playwrights();
  if (downloaded !== undefined) return downloaded;
  throw new CliError(
    `The journeys need Chromium: install it (Debian: apt-get install chromium), or set ${VARIABLE} to a Chrome or Chromium.`,
  );
}

/**
 * The path of a Chromium for journeys that nobody watches. Prefers the headless shell, which renders the same pictures
 * with a quarter less processor time. It has no back/forward cache.
 * @throws CliError with one sentence that says what to install.
 */
export async function findHeadlessChromium(root: string): Promise<string> {
  const installed = () => programOnPath([HEADLESS_SHELL]);
  const found = namedFile(VARIABLE) ?? installed();
  if (found !== undefined) return found;
  return ((await installOffered(HEADLESS_SHELL)) && installed()) || findChromium(root);
}
