import { existsSync } from 'node:fs';
import { CliError, indent, packageFile, printRemark, runCommand, withProgress } from '../base';
import { installOffered } from './debian';
import { findProgram, presentProgram, type Program } from './program';

/** The system's own. Playwright downloads another, whose version is in the lockfile. */
export const CHROMIUM: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
};
const HEADLESS_SHELL = 'chromium-headless-shell';
export const HEADLESS_CHROMIUM = { ...CHROMIUM, names: [HEADLESS_SHELL] };

/** The browser that Playwright downloaded, if it did. */
async function playwrights(): Promise<string | undefined> {
  // The import is here because the package loads slowly and other importers of this room do not need it.
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium for the journeys: named by the environment, installed on this system, or downloaded by
 * Playwright. Otherwise installs one.
 * @throws CliError that says what to install, and why it could not be downloaded.
 */
export async function findChromium(): Promise<string> {
  const found = presentProgram(CHROMIUM) ?? (await playwrights()) ?? (await findProgram(CHROMIUM));
  if (found !== undefined) return found;
  printRemark('Downloading Chromium; this is done once.');
  const cli = packageFile('@playwright/test/cli.js');
  const { output } = await withProgress(
    () => 'downloading Chromium',
    runCommand(process.execPath, [cli, 'install', 'chromium']),
  );
  const downloaded = await playwrights();
  if (downloaded !== undefined) return downloaded;
  throw new CliError(
    `The journeys need Chromium: install it (Debian: apt-get install chromium), or set ${CHROMIUM.variable} to a Chrome or Chromium. The download failed:\n${indent(output.trim())}`,
  );
}

/**
 * The path of a Chromium for journeys that nobody watches. Prefers the headless shell, which renders the same pictures
 * with a quarter less processor time. It has no back/forward cache.
 * @throws CliError with one sentence that says what to install.
 */
export async function findHeadlessChromium(): Promise<string> {
  const installed = () => presentProgram(HEADLESS_CHROMIUM);
  const found = installed();
  if (found !== undefined) return found;
  return ((await installOffered(HEADLESS_SHELL)) && installed()) || findChromium();
}
