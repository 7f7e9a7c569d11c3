import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { messageOf } from '../../complaint';
import type { ModuleName } from '../../modules';
import type { TestSite } from '../../test/run-journeys';
import { leaks } from './leaks';
import { visitsOf, type Visit } from './visits';

const LIMIT_MS = 15_000;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

/**
 * Opens the pages of these modules in a browser.
 * @returns a sentence for each module that does not come to life, for what is written to the console, for each rule of
 * accessibility that is broken, and for each style that reaches beyond its module.
 */
export async function pageProblems(
  { urls, chromiumPath }: TestSite,
  modules: readonly ModuleName[],
): Promise<readonly string[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    // Chromium's sandbox does not start for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const problems: string[] = [];
    for (const visit of visitsOf(modules)) {
      // A visitor of its own each, with an empty cart; without motion, which axe would judge in its middle.
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
      problems.push(...(await problemsOf(await context.newPage(), visit, urls.shell)));
      await context.close();
    }
    return [...new Set(problems)];
  } finally {
    await browser.close();
  }
}

async function problemsOf(page: Page, visit: Visit, shop: string): Promise<string[]> {
  const { module, pathname, open } = visit;
  const words: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') words.push(message.text());
  });
  page.on('pageerror', (error) => words.push(messageOf(error)));
  page.setDefaultTimeout(LIMIT_MS);

  const where = `on ${pathname}`;
  let dead: string | undefined;
  try {
    await open(page, shop);
    const root = module === 'shell' ? '#root' : `[data-module="${module}"]`;
    await page.locator(`${root}[data-live]`).waitFor();
    if (await page.locator(root).getByRole('alert').filter({ hasText: 'could not be' }).count())
      dead = await page.locator(root).getByRole('alert').first().innerText();
  } catch (error) {
    dead = messageOf(error).split('\n')[0];
  }
  const said = words.map((text) => `${module} writes to the console ${where}: ${text}`);
  if (dead !== undefined) return [`${module} does not come to life ${where}: ${dead}`, ...said];

  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const barriers = violations.map(
    ({ id, help, nodes }) =>
      `${module} is not accessible ${where}: ${help} (${id}), at ${String(nodes[0]?.target[0])}`,
  );
  const reaching = module === 'shell' ? [] : await leaks(page, module);
  const styles = reaching.map(
    ({ selector, element }) =>
      `A style of ${module} reaches beyond it ${where}: "${selector}" also matches ${element}. Put it into a CSS module, under a class.`,
  );
  return [...said, ...barriers, ...styles];
}
