import { launchOptions } from '../../platform/browser';
import { expect, test } from '../fixtures/test';

const usual = launchOptions(process.env.CHROMIUM_PATH);

test.use({
  colorScheme: 'dark',
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    ...usual,
    args: [...(usual.args ?? []), '--enable-features=WebContentsForceDark'],
  },
});

test('a browser that darkens light pages leaves the Venmo code dark on light', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await page.getByRole('radio', { name: 'Venmo' }).check();
  const code = page.getByRole('dialog').getByRole('img', { name: /QR code/ });
  const picture = (await code.screenshot()).toString('base64');
  const [darkest, lightest] = await page.evaluate(brightness, picture);
  expect(darkest).toBeLessThan(60);
  expect(lightest).toBeGreaterThan(240);
});

/**
 * Runs in the page.
 * @returns the brightness of a picture's darkest and of its lightest pixel, from 0 to 255.
 */
async function brightness(picture: string): Promise<[number, number]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas?.drawImage(image, 0, 0);
  const greens = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
  const values = [...greens].filter((_value, at) => at % 4 === 1);
  return [Math.min(...values), Math.max(...values)];
}
