import type { Locator, Page } from '@playwright/test';
import { site } from '../fixtures/site';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

/** The second window is the first one while the browser shows its bars, and the last is the smallest. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 375, height: 553 },
];
/** One window for each way in which the words can lie over the picture. */
const WINDOWS = [
  ...PHONES,
  { width: 768, height: 1024 },
  // The window of a laptop, where a tall title would end on top of the pie.
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
  // The window of a laptop at 400 % zoom.
  { width: 320, height: 256 },
];

const named = ({ width, height }: { width: number; height: number }) =>
  `at ${String(width)} by ${String(height)} px`;

test(
  'the first screen of every phone shows the link to the menu, who delivers, the lowest price, and the top of what follows; the text over the picture is readable in every window',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open();
    await guest.waitUntilHydrated();
    const { firstName } = site.owner;
    const kitchen = guest.heading(`From ${firstName}’s kitchen`);
    const words = [guest.heading(site.hero.title), page.getByText(site.hero.text)];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      if (PHONES.includes(window)) {
        await expect(kitchen, named(window)).toBeInViewport({ ratio: 0.8 });
        for (const whole of [
          page.getByText('Pay upon delivery'),
          page.getByText(`Delivered by ${firstName}`),
          page.getByText(/^from\s\D*\d+\.\d\d/),
          page.getByRole('link', { name: 'See the menu' }),
        ])
          await expect(whole, named(window)).toBeInViewport({ ratio: 1 });
      }
      // Large text needs 3, all other text 4.5.
      for (const one of words)
        expect(await lowestContrast(page, one), named(window)).toBeGreaterThan(4.5);
    }
  },
);

/**
 * The lowest WCAG contrast of an element's text color against the pixels behind its lines, without the text itself.
 * Scrolls to the element first.
 */
async function lowestContrast(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const color = await element.evaluate((node) => getComputedStyle(node).color);
  await element.evaluate((node: HTMLElement) => {
    node.style.color = 'transparent';
  });
  const picture = (await page.screenshot({ clip })).toString('base64');
  await element.evaluate((node: HTMLElement) => {
    node.style.color = '';
  });
  return page.evaluate(measure, { picture, color });
}

/** This function runs in the page. */
async function measure({ picture, color }: { picture: string; color: string }): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('The browser has no canvas.');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);

  const linear = (channel = 0) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (red?: number, green?: number, blue?: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const [red, green, blue] = color.match(/\d+/g)?.map(Number) ?? [];
  const text = luminance(red, green, blue);
  let lowest = 21;
  for (let at = 0; at < data.length; at += 4) {
    const ground = luminance(data[at], data[at + 1], data[at + 2]);
    const [dark, light] = text < ground ? [text, ground] : [ground, text];
    lowest = Math.min(lowest, (light + 0.05) / (dark + 0.05));
  }
  return lowest;
}
