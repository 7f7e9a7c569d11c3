import type { Page } from '@playwright/test';
import { pageFunction } from '../../build';
import type { WalkOptions } from '../comparison/walk-site';
import { REPORT_IN_STYLE } from './source-mutants';

const REPORT_RAN = pageFunction('platform/gate/mutations/report-ran.ts');

/** Which of the places that report it run in which walks, and which run while pages are composed. */
export interface Ran {
  /** The titles of the walks in which it runs, by the place. */
  inWalks: ReadonlyMap<number, ReadonlySet<string>>;
  whileComposing: ReadonlySet<number>;
}

/**
 * Notes the places that run, of scripts in pages and in this process, and of styles that match something.
 * @param use composes pages and takes walks with the option that it is given.
 */
export async function whereItRuns(
  use: (options: Pick<WalkOptions, 'onVisitor'>) => Promise<unknown>,
): Promise<Ran> {
  const inWalks = new Map<number, Set<string>>();
  const whileComposing = new Set<number>();
  const note = (id: number, title: string) => {
    inWalks.set(id, (inWalks.get(id) ?? new Set()).add(title));
  };
  Reflect.set(globalThis, 'gateRan', (id: number) => whileComposing.add(id));
  try {
    await use({
      onVisitor: async ({ page }, title) => {
        await page.exposeFunction('gateRanFirst', (id: number) => {
          note(id, title);
        });
        await page.addInitScript({ content: REPORT_RAN });
        await page.coverage.startCSSCoverage({ resetOnNavigation: false });
        return async () => {
          for (const id of await matchedRules(page)) note(id, title);
        };
      },
    });
  } finally {
    Reflect.deleteProperty(globalThis, 'gateRan');
  }
  return { inWalks, whileComposing };
}

async function matchedRules(page: Page): Promise<number[]> {
  const sheets = await page.coverage.stopCSSCoverage();
  return sheets.flatMap(({ text = '', ranges }) =>
    ranges.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(REPORT_IN_STYLE)].map(([, id]) => Number(id)),
    ),
  );
}
