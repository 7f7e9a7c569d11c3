import type { Locator, Page } from '@playwright/test';
import { isModuleName, type ModuleName, MODULES } from '../../modules';
import { APPEARANCES } from './appearances';
import { findCoveredControls } from './in-page/find-covered-controls';
import { maskTexts } from './in-page/mask-texts';
import { showOnly } from './in-page/show-only';
import { waitUntilStable } from './in-page/wait-until-stable';
import { RANDOM_TEXTS } from './random-texts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** A picture of a part of a page. */
interface Picture {
  module: ModuleName;
  /** Among the parts of the page: a module may have several. */
  place: number;
  /** The width of the window, or how else it is looked at. */
  way: string;
  png: Buffer;
}

export interface Look {
  pictures: readonly Picture[];
  /** Controls that something lies over, by module. */
  covered: readonly { module: string; text: string }[];
}

/** Every other appearance is looked at in the last one. */
const WIDTHS = [1440, 390];
const HEIGHT = 900;
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Takes pictures of a page as it is: of each part of these modules, and of the shell without them. */
async function takePictures(
  page: Page,
  way: string,
  modules: readonly ModuleName[],
): Promise<Look> {
  await page.evaluate(maskTexts, RANDOM_TEXTS);
  const pictures: Picture[] = [];
  // What is sticky is drawn where the page is scrolled to.
  await scrollToTop(page);
  await page.evaluate(showOnly, 'modules' as const);
  for (const { module, place, box } of await partsOf(page)) {
    if (!modules.includes(module)) continue;
    const png = await page.screenshot({ ...STILL, fullPage: true, clip: box });
    pictures.push({ module, place, way, png });
  }
  if (modules.includes('shell')) {
    await page.evaluate(showOnly, 'shell' as const);
    await scrollToTop(page);
    const shell = await page.screenshot({ ...STILL, fullPage: true });
    pictures.push({ module: 'shell', place: 0, way, png: shell });
  }
  await page.evaluate(showOnly, 'all' as const);
  await scrollToTop(page);
  const covered = await page.evaluate(findCoveredControls);
  await page.evaluate(maskTexts, null);
  return { pictures, covered };
}

/**
 * Takes pictures of a page in several windows, and of some modules in every other appearance.
 * @param settle waits until the page no longer changes.
 */
export async function takeAllPictures(
  page: Page,
  settle: () => Promise<unknown>,
  inAppearances: readonly ModuleName[],
): Promise<Look[]> {
  const usual = page.viewportSize();
  const scrollBack = await scrollKept(page);
  // Letters that came after the first paint (font-display: optional) are used as soon as the fonts are looked up again.
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null });
  const looks: Look[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settle();
    looks.push(await takePictures(page, `${String(width)} px`, MODULES));
  }
  for (const { name, apply } of inAppearances.length > 0 ? APPEARANCES : []) {
    const undo = await apply(page);
    await settle();
    looks.push(await takePictures(page, name, inAppearances));
    await undo();
  }
  if (usual) await page.setViewportSize(usual);
  await settle();
  await scrollBack();
  await settle();
  return looks;
}

/**
 * The page, and what scrolls inside it: how far a moving focus has scrolled them depends on how busy the machine is.
 */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const element of document.querySelectorAll('*'))
      if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.evaluate(waitUntilStable);
}

/** @returns what scrolls the page back to where it is now. */
export async function scrollKept(page: Page): Promise<() => Promise<void>> {
  const scroll = await page.evaluate(() => [scrollX, scrollY] as const);
  return () =>
    page.evaluate(([left, top]) => {
      scrollTo({ left, top, behavior: 'instant' });
    }, scroll);
}

/** The visible parts that modules have of the page. */
export async function partsOf(page: Page) {
  const parts: { module: ModuleName; place: number; box: Box; locator: Locator }[] = [];
  for (const [place, locator] of (await page.locator('[data-module]').all()).entries()) {
    const module = (await locator.getAttribute('data-module')) ?? '';
    const box = await locator.boundingBox();
    if (isModuleName(module) && module !== 'shell' && box && box.width > 0 && box.height > 0)
      parts.push({ module, place, box, locator });
  }
  return parts;
}
