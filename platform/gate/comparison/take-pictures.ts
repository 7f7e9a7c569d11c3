import type { Locator, Page } from '@playwright/test';
import { pageFunction } from '../../build';
import { isModuleName, type ModuleName } from '../../modules';
import { linesOf } from './accessibility-lines';
import { APPEARANCES } from './appearances';
import type { Fact } from './facts';
import type { CoveredControl } from './in-page/find-covered-controls';
import type { Picture } from './visual-differences';

const WAIT_UNTIL_STABLE = pageFunction('platform/gate/comparison/in-page/wait-until-stable.ts');
const FIND_COVERED_CONTROLS = pageFunction(
  'platform/gate/comparison/in-page/find-covered-controls.ts',
);
const WIDTHS = [320, 390, 1440];
const HEIGHT = 900;
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/**
 * Takes pictures of a page: of each part of a module alone, of the shell without them, and of the window as it is seen.
 * @param settle waits until the page no longer changes.
 * @param isEveryWay true for other appearances than the usual one as well.
 * @param add takes the pictures of one window, and the facts that belong to it.
 */
export async function takePictures(
  page: Page,
  where: string,
  settle: () => Promise<unknown>,
  isEveryWay: boolean,
  add: (pictures: readonly Picture[], facts: readonly Fact[]) => void,
): Promise<void> {
  const usual = page.viewportSize();
  // Letters that came after the first paint (font-display: optional) are used as soon as the fonts are looked up again.
  // A picture does that after the size of the part was read, so it has to be done before the first.
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null });
  const take = async (way: string) => {
    await settle();
    const pictures = (await picturesOf(page)).map((one) => ({ ...one, where, way }));
    // The pictures left the page at its top.
    const covered = await page.evaluate<CoveredControl[]>(FIND_COVERED_CONTROLS);
    const facts = covered.flatMap(({ module, text }): Fact[] =>
      isModuleName(module)
        ? [{ kind: 'layout', module, where: `${where}, ${way}`, about: '', text }]
        : [],
    );
    add(pictures, facts);
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await take(`${String(width)} px`);
  }
  for (const { name, apply } of isEveryWay ? APPEARANCES : []) {
    const undo = await apply(page);
    await take(name);
    await undo();
  }
  if (usual) await page.setViewportSize(usual);
}

async function picturesOf(page: Page): Promise<Omit<Picture, 'where' | 'way'>[]> {
  // What is sticky is drawn where the page is scrolled to.
  await scrollToTop(page);
  const parts = await partsOf(page);
  const pictures: Omit<Picture, 'where' | 'way'>[] = [];
  await showOnly(page, 'modules');
  for (const { module, place, locator } of parts)
    pictures.push({ module, place, png: await locator.screenshot(STILL) });
  await showOnly(page, 'shell');
  await scrollToTop(page);
  const shell = await page.screenshot({ ...STILL, fullPage: true });
  await showOnly(page, 'all');
  await scrollToTop(page);
  const seen = await page.screenshot(STILL);
  return [
    ...pictures,
    { module: 'shell', place: 0, png: shell },
    { module: undefined, place: 0, png: seen },
  ];
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
  await page.evaluate(WAIT_UNTIL_STABLE);
}

/** The accessibility tree of the page, by module. */
export async function readAccessibility(page: Page, where: string): Promise<Fact[]> {
  const facts: Fact[] = [];
  const add = (module: ModuleName, snapshot: string) => {
    for (const line of linesOf(snapshot))
      facts.push({ kind: 'accessibility', module, where, ...line });
  };
  for (const { module, locator } of await partsOf(page)) add(module, await locator.ariaSnapshot());
  await showOnly(page, 'shell');
  add('shell', await page.locator('body').ariaSnapshot());
  await showOnly(page, 'all');
  return facts;
}

/** The visible parts that modules have of the page. */
async function partsOf(page: Page) {
  const parts: { module: ModuleName; place: number; locator: Locator }[] = [];
  for (const [place, locator] of (await page.locator('[data-module]').all()).entries()) {
    const module = (await locator.getAttribute('data-module')) ?? '';
    const box = await locator.boundingBox();
    if (isModuleName(module) && module !== 'shell' && box && box.width > 0 && box.height > 0)
      parts.push({ module, place, locator });
  }
  return parts;
}

async function showOnly(page: Page, part: 'modules' | 'shell' | 'all'): Promise<void> {
  await page.evaluate(pageFunction('platform/gate/comparison/in-page/show-only.ts', part));
}
