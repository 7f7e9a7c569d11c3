import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { watchConsole } from '../../browser';
import { pageFunction } from '../../build';
import { isModuleName } from '../../modules';
import { type Fact, type Kind, WHOLE_VISIT } from './facts';
import { findLeftovers } from './find-leftovers';
import type { FocusStop } from './in-page/focused-element';
import { RANDOM_TEXTS } from './random-texts';
import type { Shown } from './in-page/read-page';
import { readAccessibility, takePictures } from './take-pictures';
import type { Picture } from './visual-differences';
import { watchRequests } from './watch-requests';

const LIMIT_MS = 20_000;
const QUIET_MS = 400;
const MOST_STOPS = 400;
const READ_PAGE = pageFunction('platform/gate/comparison/in-page/read-page.ts');
const MASK_RANDOM_TEXTS = pageFunction(
  'platform/gate/comparison/in-page/mask-random-texts.ts',
  RANDOM_TEXTS,
);
const FOCUSED = pageFunction('platform/gate/comparison/in-page/focused-element.ts');
const RECORD_EVENTS = pageFunction('platform/gate/comparison/in-page/record-events.ts');
const STOP_CLOCK = pageFunction('platform/gate/comparison/in-page/stop-clock.ts');
const COUNT_INTERVALS = pageFunction('platform/gate/comparison/in-page/count-intervals.ts');

/** Somebody who walks through the site, with a browser profile of their own, and writes down what there is to see. */
export interface Visitor {
  page: Page;
  facts: Fact[];
  pictures: Picture[];
  /** Says what comes next, for the message when it fails. */
  step: (name: string) => void;
  currentStep: () => string;
  open: (path: string) => Promise<void>;
  /** Waits until the page has all that it asked for and no longer changes. */
  settle: () => Promise<void>;
  /** Settles, and writes down what the page shows. */
  look: (where: string) => Promise<void>;
  /** Takes pictures of the page, in several windows, and writes down the accessibility tree. */
  photograph: (where: string, isEveryWay?: boolean) => Promise<void>;
  /** Presses Tab until the focus comes to where it was before. */
  tabThrough: (where: string) => Promise<void>;
  leave: () => Promise<void>;
}

export async function newVisitor(
  browser: Browser,
  shop: string,
  { title, width }: { title: string; width: number },
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const logged = watchConsole(page);
  const requests = watchRequests(page);
  const facts: Fact[] = [];
  const pictures: Picture[] = [];
  let currentStep = '';

  const add = (kind: Kind, text: string) =>
    facts.push({ kind, module: undefined, where: WHOLE_VISIT, about: '', text });
  const addOfWalk = (kind: Kind, about: string, text: string) =>
    facts.push({ kind, module: undefined, where: title, about, text });
  const addShown = (kind: Kind, where: string, module: string, about: string, text: string) =>
    facts.push({ kind, module: isModuleName(module) ? module : 'shell', where, about, text });

  await page.exposeFunction('gateRecordEvent', (event: string) => addOfWalk('events', '', event));
  await page.addInitScript({ content: STOP_CLOCK });
  await page.addInitScript({ content: COUNT_INTERVALS });

  async function whenQuiet(): Promise<Shown[]> {
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
    const hydrating = page.locator('[data-module]:not([data-hydrated])');
    const until = Date.now() + LIMIT_MS;
    let before = '';
    for (;;) {
      const isQuiet = requests.isQuietFor(QUIET_MS);
      const shown = await page.evaluate<Shown[]>(READ_PAGE);
      const now = JSON.stringify(shown);
      const isStable = isQuiet && now === before && (await hydrating.count()) === 0;
      if (isStable && (await page.evaluate<boolean>(RECORD_EVENTS))) return shown;
      before = now;
      if (Date.now() > until)
        throw new Error(`the page is not at rest after ${String(LIMIT_MS / 1000)} s`);
      await pause(QUIET_MS / 4);
    }
  }

  return {
    page,
    facts,
    pictures,
    step: (name) => {
      currentStep = name;
    },
    currentStep: () => currentStep,
    open: async (path) => {
      await page.goto(shop + path);
    },
    settle: async () => {
      await whenQuiet();
    },
    look: async (where) => {
      for (const { kind, module, about, text } of await whenQuiet())
        addShown(kind, where, module, about, text);
    },
    photograph: async (where, isEveryWay = false) => {
      await whenQuiet();
      await page.evaluate(MASK_RANDOM_TEXTS);
      await takePictures(page, where, whenQuiet, isEveryWay, (taken, seen) => {
        pictures.push(...taken);
        facts.push(...seen);
      });
      await whenQuiet();
      facts.push(...(await readAccessibility(page, where)));
    },
    tabThrough: async (where) => {
      for (let count = 0; count < MOST_STOPS; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate<FocusStop | null>(FOCUSED);
        if (!stop || stop.isAgain) break;
        addShown('keyboard', where, stop.module, '', stop.text);
      }
    },
    leave: async () => {
      for (const [origin, count] of requests.asked()) {
        add('origins', origin);
        addOfWalk('requests', origin, `${String(count)} requests`);
      }
      for (const { about, text } of await findLeftovers(page)) addOfWalk('listeners', about, text);
      for (const text of logged) add('console', text);
      const { cookies, origins: stores } = await context.storageState();
      const session = await page.evaluate(() => Object.keys(sessionStorage)).catch(() => []);
      const keys = [
        ...stores.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
        ...session,
        ...cookies.map(({ name }) => `cookie ${name}`),
      ];
      for (const key of keys) add('storage', key);
      await context.close();
    },
  };
}
