import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { parseRegistry } from '@simmer/shared/registry';
import { messageOf } from '../base';
import { launchOptions, watchConsole } from '../browser';
import type { ModuleName } from '../modules';
import type { TestSite } from '../test-runner';
import { accessibilityProblems, consoleProblems } from './messages';
import { visitsOf, type Visit } from './visits';

const LIMIT_MS = 15_000;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

/**
 * Opens the pages of these modules in a browser.
 * @returns a message for each module that does not hydrate, for each console message, and for each violated
 * accessibility rule.
 */
export async function pageProblems(
  { urls, chromiumPath }: TestSite,
  modules: readonly ModuleName[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const browser = await chromium.launch(launchOptions(chromiumPath));
  try {
    const problems: string[] = [];
    const registry = parseRegistry(await (await fetch(`${urls.shell}/registry.json`)).json());
    for (const visit of visitsOf(modules, registry)) {
      if (signal.aborted) break;
      // Each visit starts with an empty cart. Without reduced motion axe could check colors during an animation.
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

  const failure = await hydrationFailure(page, visit, shop);
  const found = failure === undefined ? await inspectPage(page, visit) : [];
  // Last, because it includes what the module logs after hydration.
  const fromConsole = consoleProblems(consoleErrors, visit);
  // The console has the reason why a remote failed.
  const hasCause = fromConsole.some(({ isCause }) => isCause);
  return [
    ...(failure === undefined || hasCause ? [] : [failure]),
    ...fromConsole.map(({ message }) => message),
    ...found,
  ];
}

/** Why a module does not hydrate on its page; undefined when it does. */
async function hydrationFailure(
  page: Page,
  visit: Visit,
  shop: string,
): Promise<string | undefined> {
  const { module, pathname, open } = visit;
  const root = module === 'shell' ? '#root' : `[data-module="${module}"]`;
  try {
    await open(page, shop);
    await page.locator(`${root}[data-hydrated]`).waitFor();
    await page.waitForLoadState('networkidle');
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    const why = reason.includes('Timeout')
      ? `is not hydrated after ${String(LIMIT_MS / 1000)} s`
      : `cannot be opened: ${reason}`;
    return `${module} ${why}, on ${pathname}.`;
  }
  const alerts = page.locator(root).getByRole('alert');
  // A remote shows no alert on arrival. The shell shows one to guests who lack access, and where a remote failed.
  const [alert] = await (
    module === 'shell' ? alerts.filter({ hasText: 'can’t be shown' }) : alerts
  ).all();
  if (!alert) return undefined;
  const [text = ''] = (await alert.innerText()).split('\n');
  return `${module} shows an alert on ${pathname}: “${text}”`;
}

async function inspectPage(page: Page, visit: Visit): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .analyze();
  return accessibilityProblems(violations, visit);
}
