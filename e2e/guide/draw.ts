import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { root } from '../../platform/base';

const FOLDER = join(root, 'docs/images/guide');
/** Readers of the guide may also be on a phone. */
const LIMIT_BYTES = 60_000;

/** Whether the pictures are to be taken: with `--update-snapshots`. */
export const isDrawing = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/**
 * Takes a picture of the page for the guide.
 * @param shown is scrolled to the top of the window.
 */
export async function draw(page: Page, name: string, shown?: Locator): Promise<void> {
  await settle(page, shown);
  const bytes = await webp(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  expect(bytes.length, `${name} is small`).toBeLessThan(LIMIT_BYTES);
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
}

/**
 * Waits for the fonts, and for the pictures in the window.
 * @param shown is scrolled to the top of the window.
 */
async function settle(page: Page, shown?: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // With `font-display: optional`, a page that loads slowly keeps the fallback font.
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await shown?.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await page.evaluate(async () => {
    const inWindow = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
    await Promise.all(inWindow.map((image) => image.decode()));
  });
}

async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (text) => {
    const source = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([source]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters);
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

/** A photo of a pie like that of a phone: the pie on the counter of the home page. */
export async function pieFile(page: Page) {
  await page.setViewportSize({ width: 1600, height: 1680 });
  await page.goto(`file://${join(root, 'shell/src/pages/home/hero-background.svg')}`);
  const clip = { x: 206, y: 1180, width: 380, height: 300 };
  const buffer = await page.screenshot({ clip, type: 'jpeg', quality: 90 });
  return { name: 'pie.jpg', mimeType: 'image/jpeg', buffer };
}
