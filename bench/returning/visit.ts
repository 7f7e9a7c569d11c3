import type { BrowserContext } from '@playwright/test';
import { watchConsole } from '../../platform/browser';
import type { ModuleName } from '../../platform/modules';
import { recordNetwork } from '../browser/network';
import type { Transfer } from '../first-visit/transfers';

/** Long enough for what a page fetches when it is idle. */
const IDLE_MS = 2000;
const PAGES = ['', 'cart'];

/** A file that a visit asked its host for. */
export interface Fetched {
  module: ModuleName;
  /** The last part of its address; `/` for the home page. */
  name: string;
  kind: 'document' | 'code' | 'picture or font';
  /** With headers, as compressed. */
  bytes: number;
  /** The host said that the browser's copy is the same. */
  isRevalidated: boolean;
}

/** Looks at the home page and the cart, and waits until each has fetched what it wants. */
export async function lookAround(
  context: BrowserContext,
  url: string,
  origins: ReadonlyMap<string, ModuleName>,
): Promise<{ fetched: Fetched[]; consoleErrors: readonly string[] }> {
  const page = await context.newPage();
  const consoleErrors = watchConsole(page);
  const network = await recordNetwork(await context.newCDPSession(page));
  for (const path of PAGES) {
    await page.goto(url + path);
    await page.locator('[data-hydrated]').first().waitFor();
    await network.idle(IDLE_MS);
  }
  await page.close();
  return { fetched: network.transfers().flatMap((one) => fetchedOf(one, origins)), consoleErrors };
}

/** @returns nothing for an address of another host, such as the database. */
export function fetchedOf(
  { url, type, bytes, isRevalidated }: Transfer,
  origins: ReadonlyMap<string, ModuleName>,
): Fetched[] {
  const { origin, pathname } = new URL(url);
  const module = origins.get(origin);
  if (!module) return [];
  const name = type === 'Document' ? pathname : pathname.replace(/^.*\//, '');
  return [{ module, name, kind: kindOf(type), bytes, isRevalidated: isRevalidated ?? false }];
}

function kindOf(type: string): Fetched['kind'] {
  if (type === 'Document') return 'document';
  return ['Font', 'Image'].includes(type) ? 'picture or font' : 'code';
}
