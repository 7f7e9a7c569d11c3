import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { messageOf } from '../base';
import { launchOptions, watchConsole } from '../browser';
import type { ModuleName } from '../modules';
import type { TestSite } from '../test-runner';
import { leaks } from './leaks';
import { ofBarriers, ofLeaks, ofWords } from './sentences';
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
  const browser = await chromium.launch(launchOptions(chromiumPath));
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
  const consoleErrors = watchConsole(page);
  page.setDefaultTimeout(LIMIT_MS);

  const dead = await deathOf(page, visit, shop);
  const seen = dead === undefined ? await seenOn(page, visit) : [];
  // Last, because what a module does after it came to life is heard as well.
  const said = ofWords(consoleErrors, visit);
  // What failed in its slot has told the console why.
  const isTold = said.some(({ isCause }) => isCause);
  return [
    ...(dead === undefined || isTold ? [] : [dead]),
    ...said.map(({ sentence }) => sentence),
    ...seen,
  ];
}

/** Why a module does not come to life on its page; undefined when it does. */
async function deathOf(page: Page, visit: Visit, shop: string): Promise<string | undefined> {
  const { module, pathname, open } = visit;
  const root = module === 'shell' ? '#root' : `[data-module="${module}"]`;
  try {
    await open(page, shop);
    await page.locator(`${root}[data-hydrated]`).waitFor();
    await page.waitForLoadState('networkidle');
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    const why = reason.includes('Timeout')
      ? `is not there, or not live, after ${String(LIMIT_MS / 1000)} s`
      : `cannot be opened: ${reason}`;
    return `${module} ${why}, on ${pathname}.`;
  }
  const alerts = page.locator(root).getByRole('alert');
  // No remote greets with an alert; the shell does, where a guest may not go, and where a remote failed.
  const [alert] = await (
    module === 'shell' ? alerts.filter({ hasText: 'can’t be shown' }) : alerts
  ).all();
  if (!alert) return undefined;
  const [text = ''] = (await alert.innerText()).split('\n');
  return `${module} shows an alert on ${pathname}: “${text}”`;
}

async function seenOn(page: Page, visit: Visit): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const reaching = visit.module === 'shell' ? [] : await leaks(page, visit.module);
  return [...ofBarriers(violations, visit), ...ofLeaks(reaching, visit)];
}
