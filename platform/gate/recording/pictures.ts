import type { Page } from '@playwright/test';
import { isModule } from '../../modules';
import { findCoveredControls } from './in-page/find-covered-controls';
import { SLOT_ATTRIBUTES } from '../../browser';
import { maskTexts } from './in-page/mask-texts';
import { readPage } from './in-page/read-page';
import { restAtTop } from './in-page/rest-at-top';
import { showOnly } from './in-page/show-only';
import type { Line } from './notes';
import { recorded } from './recorded-shop';

/** A page in one appearance. */
export interface Look {
  /** The width of the window, or the name of the appearance. */
  way: string;
  /** One of each part of a module, by its place among the module's parts, and one of the shell without them. */
  pictures: readonly { module: string; place: number; png: Buffer }[];
  covered: readonly Line[];
}

/** The last one is also used for all other appearances. */
const WIDTHS = [1440, 390];
const HEIGHT = 900;
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css', fullPage: true } as const;

async function takePictures(page: Page, way: string): Promise<Look> {
  await page.evaluate(maskTexts, recorded.randomTexts);
  const pictures: Look['pictures'][number][] = [];
  // Sticky parts are drawn where the page is scrolled to.
  await page.evaluate(restAtTop);
  await page.evaluate(showOnly, 'modules' as const);
  for (const { module, place, box } of await partsOf(page))
    pictures.push({ module, place, png: await page.screenshot({ ...STILL, clip: box }) });
  await page.evaluate(showOnly, 'shell' as const);
  await page.evaluate(restAtTop);
  pictures.push({ module: 'shell', place: 0, png: await page.screenshot(STILL) });
  await page.evaluate(showOnly, 'all' as const);
  await page.evaluate(restAtTop);
  const covered = await page.evaluate(findCoveredControls);
  await page.evaluate(maskTexts, null);
  return { way, pictures, covered };
}

/**
 * Looks at a page in several windows, and in other appearances if asked to, and reads what it prints.
 * @param settle waits until the page no longer changes.
 */
export async function lookAt(
  page: Page,
  settle: () => Promise<unknown>,
  hasAppearances: boolean,
): Promise<{ looks: readonly Look[]; printed: readonly Line[] }> {
  const usual = page.viewportSize();
  const scroll = await page.evaluate(() => [scrollX, scrollY] as const);
  const looks: Look[] = [];
  const look = async (way: string) => {
    await settle();
    looks.push(await takePictures(page, way));
  };
  // Printing makes the page use fonts that came after the first paint (font-display: optional).
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(readPage);
  await page.emulateMedia({ media: null });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`${String(width)} px`);
  }
  if (hasAppearances) {
    await page.emulateMedia({ media: 'print' });
    await look('printed');
    await page.emulateMedia({ media: null, forcedColors: 'active' });
    await look('forced colors');
    await page.emulateMedia({ forcedColors: null });
    await setTextSize(page, '200%');
    await look('text of 200 %');
    await setTextSize(page, '');
  }
  if (usual) await page.setViewportSize(usual);
  await settle();
  await page.evaluate(([left, top]) => {
    scrollTo({ left, top, behavior: 'instant' });
  }, scroll);
  await settle();
  return { looks, printed };
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** The visible parts of the page that belong to remotes. */
export async function partsOf(page: Page) {
  const all = page.locator(`[${SLOT_ATTRIBUTES.module}]`);
  const found = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { module: window.gate.moduleOf(element), box: { x, y, width, height } };
    }),
  );
  return found.flatMap(({ module, box }, index) => {
    if (!isModule(module) || module === 'shell' || box.width === 0 || box.height === 0) return [];
    const place = found.slice(0, index).filter((one) => one.module === module).length;
    return [{ module, place, box, locator: all.nth(index) }];
  });
}
