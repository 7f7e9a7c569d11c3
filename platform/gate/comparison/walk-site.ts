import { chromium } from '@playwright/test';
import { formatDuration, messageOf, printRemark } from '../../base';
import { launchOptions } from '../../browser';
import type { CloudUrls } from '../../local-cloud';
import { pageFunction } from '../../build';
import type { TestSite } from '../../test-runner';
import { withoutDrawn } from './drawn-texts';
import type { Fact, Trace } from './facts';
import type { Dish } from './read-dishes';
import { readDocuments, readKitchenLinks, readMails, readPlacedPages } from './read-services';
import { newVisitor, type Visitor, WHOLE_VISIT } from './visitor';
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
      pageFunction('platform/gate/comparison/read-dishes.ts'),
    );
  } finally {
    await browser.close();
  }
}

/**
 * Takes every walk through the site.
 * @param label of the site, for the lines of progress.
 * @returns the trace. A walk that cannot be finished leaves a fact that says where it ended.
 */
export async function walkSite(
  { urls, chromiumPath }: TestSite,
  { label, dishes, projectId }: { label: string; dishes: readonly Dish[]; projectId: string },
): Promise<Trace> {
  const browser = await chromium.launch(launchOptions(chromiumPath));
  const shop = {
    dishes,
    placedPages: await readPlacedPages(urls),
    kitchenLinks: () => readKitchenLinks(urls),
  };
  try {
    const visitors: Visitor[] = [];
    for (const group of WALKS)
      visitors.push(
        ...(await Promise.all(
          group.map(async (walk) => {
            const startedAt = Date.now();
            const visitor = await newVisitor(browser, urls.shell, walk);
            await take(walk, visitor, shop);
            printRemark(`${label}: ${walk.title}, ${formatDuration(Date.now() - startedAt)}`);
            return visitor;
          }),
        )),
      );
    const facts = visitors.flatMap((visitor) => visitor.facts);
    const pictures = visitors.flatMap((visitor) => visitor.pictures);
    facts.push(...(await readMails(urls)), ...(await readDocuments(urls, projectId)));
    const readableFacts = once(facts).map((fact) => ({
      ...fact,
      about: readable(fact.about, urls),
      text: readable(fact.text, urls),
    }));
    return { facts: readableFacts, pictures };
  } finally {
    await browser.close();
  }
}

/** Which of the walks asks an origin first is chance: what belongs to no page is there once, in alphabetical order. */
function once(facts: readonly Fact[]): Fact[] {
  const isOfVisit = ({ where }: Fact) => where === WHOLE_VISIT;
  const ofVisits = new Map(
    facts.filter(isOfVisit).map((fact) => [`${fact.kind} ${fact.text}`, fact] as const),
  );
  const ordered = [...ofVisits].sort(([one], [other]) => (one < other ? -1 : 1));
  return [...facts.filter((fact) => !isOfVisit(fact)), ...ordered.map(([, fact]) => fact)];
}

/** Without what is drawn, and with the names of services in place of their ports. */
function readable(text: string, urls: CloudUrls): string {
  const named = Object.entries(urls).find(([, url]) => url === text);
  return named ? named[0] : withoutDrawn(text);
}

async function take(walk: Walk, visitor: Visitor, shop: Shop): Promise<void> {
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
}
