import { type Browser, chromium } from '@playwright/test';
import { formatDuration, messageOf, printRemark } from '../../base';
import { launchOptions } from '../../browser';
import { pageFunction } from '../../build';
import type { TestSite } from '../../test-runner';
import type { WalkTrace } from './facts';
import type { Dish } from './in-page/read-dishes';
import { readDocuments, readKitchenLinks, readMails, readPlacedPages } from './read-services';
import { newVisitor } from './visitor';
import type { Shop, Walk } from './walks/walk';
import { WALKS } from './walks/walks';

const DESKTOP = { title: 'what is on the menu', width: 1280 };

/** The dishes that the home page offers. */
export async function readMenu({ urls, chromiumPath }: TestSite): Promise<Dish[]> {
  const browser = await chromium.launch(launchOptions(chromiumPath));
  try {
    const visitor = await newVisitor(browser, urls.shell, DESKTOP);
    await visitor.open('/');
    await visitor.settle();
    return await visitor.page.evaluate<Dish[]>(
      pageFunction('platform/gate/comparison/in-page/read-dishes.ts'),
    );
  } finally {
    await browser.close();
  }
}

export interface WalkOptions {
  /** Of the site, for the lines of progress. */
  label: string;
  dishes: readonly Dish[];
  projectId: string;
  /** The titles of the walks to take; all unless given. */
  only?: ReadonlySet<string>;
  /** Ends the walks where they are. */
  signal: AbortSignal;
}

/**
 * Takes the walks through the site.
 * @returns what each saw. A walk that cannot be finished leaves a fact that says where it ended.
 */
export async function takeWalks(
  { urls, chromiumPath }: TestSite,
  { label, dishes, projectId, only, signal }: WalkOptions,
): Promise<WalkTrace[]> {
  const browser = await chromium.launch(launchOptions(chromiumPath));
  const close = () => void browser.close();
  signal.addEventListener('abort', close, { once: true });
  const shop: Shop = {
    dishes,
    placedPages: await readPlacedPages(urls),
    kitchenLinks: () => readKitchenLinks(urls),
    mails: () => readMails(urls),
    documents: () => readDocuments(urls, projectId),
  };
  const traces: WalkTrace[] = [];
  const takeLane = async (lane: readonly Walk[]) => {
    for (const walk of lane) {
      if ((only && !only.has(walk.title)) || signal.aborted) continue;
      const startedAt = Date.now();
      traces.push(await takeWalk(walk, { browser, address: urls.shell, shop }));
      printRemark(`${label}: ${walk.title}, ${formatDuration(Date.now() - startedAt)}`);
    }
  };
  try {
    for (const group of WALKS) await Promise.all(group.map(takeLane));
    const order = WALKS.flat(2).map(({ title }) => title);
    return traces.sort((one, other) => order.indexOf(one.title) - order.indexOf(other.title));
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}

interface Place {
  browser: Browser;
  address: string;
  shop: Shop;
}

async function takeWalk(walk: Walk, { browser, address, shop }: Place): Promise<WalkTrace> {
  const visitor = await newVisitor(browser, address, walk);
  try {
    await walk.take(visitor, shop);
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    visitor.facts.push({
      kind: 'walk',
      module: undefined,
      where: walk.title,
      about: '',
      text: `ends where it ${visitor.currentStep()}: ${reason}`,
    });
  }
  await visitor.leave();
  const { facts, pictures } = visitor;
  return {
    title: walk.title,
    facts: [...facts, ...((await walk.leaves?.(shop)) ?? [])],
    pictures,
  };
}
