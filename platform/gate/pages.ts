import { chromium, type Page } from '@playwright/test';
import { printDone, printHeading } from '../base';
import type { Site } from '../shop';
import { isHydrated, launchOptions } from '../browser';
import { type Address, askEach, planDeploy, requestUncached } from '../deploy';
import { composeLive, type Store } from '../releases';
import { textDifferences } from './comparing/built-differences';
import { type Acceptance, codeOf, requireAccepted } from './comparing/verdict';
import { describeDifference } from './comparing/describe-difference';
import { type Difference, merged } from './comparing/differences';

/** What a host adds or changes by itself is no difference. */
const COMPARED = [
  ...['content-security-policy', 'integrity-policy', 'strict-transport-security'],
  ...['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cache-control'],
  ...['permissions-policy', 'access-control-allow-origin', 'cross-origin-resource-policy'],
  'timing-allow-origin',
];
const WIDTHS = [390, 1440];

/**
 * A browser's pictures of a page, by the width of the window.
 * @param answers the answers that this process gives instead of the hosts.
 */
export type TakePictures = (
  url: string,
  answers?: readonly Address[],
) => Promise<ReadonlyMap<number, Buffer>>;

/**
 * Compares the pages that this checkout makes of what is live with those that the deployed shop answers: every document
 * and file with its headers, and every page as it looks. A release of the pages changes the composer, the headers, the
 * theme or the configuration.
 * @returns what differs and was accepted.
 * @throws CliError when something differs that nobody accepted, with the differences printed.
 */
export async function admittedPages(
  { store, site, takePictures }: { store: Store; site: Site; takePictures: TakePictures },
  acceptance: Acceptance,
): Promise<readonly string[]> {
  printHeading('Comparing the pages');
  const state = store.readState();
  const { files: pages } = await composeLive(store, store.readHosts(), state, site);
  const plan = await planDeploy({ store, site, state, pages, mayBeOlder: true });
  const addresses = [...plan.addresses.shell, ...plan.addresses.remotes];
  const was = await askEach(addresses, deployed);
  const is = addresses.map(({ url, content, headers }) =>
    answer(url, String(content), new Headers(headers)),
  );
  printDone('compared', `${String(addresses.length)} documents and files, with their headers`);
  const looks: Difference[] = [];
  for (const { url, content } of plan.addresses.shell)
    if (/^<!doctype html>/i.test(String(content)) && !url.endsWith('/no-such-page'))
      looks.push(...(await lookDifferences(url, addresses, takePictures)));
  const differences = merged([...textDifferences(was, is), ...looks]);
  const verdict = {
    ...{ problems: [], remarks: [], code: codeOf(differences, []) },
    differences: differences.map((one) => describeDifference(one, ['shell'])),
  };
  return requireAccepted(verdict, acceptance, 'the pages');
}

/** What is at an address, with a line for each header. */
function answer(url: string, text: string, headers: Headers) {
  const lines = COMPARED.map((name) => `${name}: ${headers.get(name) ?? 'missing'}`);
  return [new URL(url).pathname, [text, ...lines].join('\n')] as const;
}

async function deployed({ url }: Address) {
  const response = await requestUncached(url);
  return answer(url, await response.text(), response.headers);
}

async function lookDifferences(
  url: string,
  answers: readonly Address[],
  takePictures: TakePictures,
): Promise<Difference[]> {
  const differing = async () => {
    const [was, is] = [await takePictures(url), await takePictures(url, answers)];
    return WIDTHS.filter((width) => !was.get(width)?.equals(is.get(width) ?? Buffer.of()));
  };
  const first = await differing();
  // A difference that appears only once is chance.
  const second = first.length === 0 ? [] : await differing();
  return first
    .filter((width) => second.includes(width))
    .map((width) => ({
      ...{ kind: 'look', module: 'shell', about: [], was: undefined, is: 'it looks different' },
      where: [`${new URL(url).pathname}, ${String(width)} px`],
    }));
}

/** Pictures by a browser. @param chromiumPath of the browser. */
export function picturesBy(chromiumPath: string): TakePictures {
  return async (url, answers = []) => {
    const browser = await chromium.launch(launchOptions(chromiumPath));
    try {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const { url: answered, content, status, headers } of answers)
        await page.route(answered, (route) =>
          route.fulfill({ status, headers, body: Buffer.from(content) }),
        );
      const pictures = new Map<number, Buffer>();
      for (const width of WIDTHS) pictures.set(width, await picture(page, url, width));
      return pictures;
    } finally {
      await browser.close();
    }
  };
}

async function picture(page: Page, url: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
