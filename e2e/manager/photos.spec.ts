import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility';
import { photoFile, photoOf, storePhoto } from '../fixtures/photos';
import { dishOf } from '../fixtures/database';
import { freshDish, Manager } from '../fixtures/manager';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

test.use({ hasOwnDatabase: true });

test.describe(() => {
  test.use({ account: 'manager' });

  test('a photo with its location is stored upright, small and without that data; a browser that writes noise instead of a picture is detected (case 88)', async ({
    guest,
    secondGuest,
    database,
    expectedConsole,
  }) => {
    test.slow();
    // `alterPictures` reads each canvas again.
    expectedConsole.push(/a photo could not be read/, /willReadFrequently/);
    const manager = new Manager(guest);
    await manager.openEditor();
    const file = await photoFile(guest.page);
    expect(file.buffer.includes('GPS-TEST')).toBe(true);
    const typed = freshDish('Photo pie');
    const name = typed.toUpperCase();
    const input = manager.newForm.locator('input[type=file]');

    await test.step('a file that is no photo changes nothing', async () => {
      await manager.fillNew(typed);
      await input.setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no'),
      });
      await expect(manager.newForm.getByText(/can’t be read as a photo/)).toBeVisible();
      await expect(manager.newForm.getByLabel('Name')).toHaveValue(typed);
    });

    await test.step('noise changes nothing', async () => {
      await alterPictures(guest.page, 255);
      await input.setInputFiles(await photoFile(guest.page, { side: 400 }));
      await expect(manager.newForm.getByText(/noise in place of pictures/)).toBeVisible();
      await expect(manager.newForm.getByRole('img')).toHaveCount(0);
    });

    await test.step('a photo is stored with its dish', async () => {
      await alterPictures(guest.page, 1);
      await input.setInputFiles(file);
      await expect(manager.newForm.getByRole('img', { name: 'As guests will see it' })).toBeVisible(
        { timeout: 240_000 },
      );
      await expectNoViolations(guest.page, ['form']);
      await manager.button('Add Item').click();
      await expect(manager.item(name)).toBeVisible();
    });

    await secondGuest.open();
    const card = secondGuest.card(name);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
    const { id, bytes } = await photoOf(database, card);
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    // The header, the color profile of the browser's canvas, and the image. There is no chunk "EXIF" and no "XMP ".
    expect(chunksOf(bytes)).toEqual(['VP8X', 'ICCP', 'VP8 ']);
    expect(bytes.includes('GPS-TEST')).toBe(false);
    // Upright, the left side is at the top.
    expect(await colorsOf(secondGuest.page, name)).toEqual(['red', 'blue']);

    await manager.delete(name);
    await expect.poll(async () => (await photoOf(database, id)).bytes.length).toBe(0);
  });
});

test('ten photos cost nothing before the first paint, move nothing, are fetched once as their cards come near, also for the lines of the cart, and cause no accessibility violation', async ({
  guest,
  database,
}) => {
  const ids = Array.from({ length: 10 }, (_, at) => `photo-${String(at)}`);
  const { buffer } = await photoFile(guest.page, { side: 400 });
  for (const [at, id] of ids.entries()) {
    await database.set(`menu/${id}`, {
      ...dishOf(`PHOTO DISH ${String(at)}`, 'Small', 20),
      picture: '#7f0040',
    });
    await storePhoto(database, id, buffer);
  }
  const { page } = guest;
  await logPage(page);
  let bytes = 0;
  const asked: number[] = [];
  page.on('response', (response) => {
    if (!response.request().postData()?.includes('/pictures/')) return;
    asked.push(Date.now());
    void response.body().then((body) => (bytes += body.length));
  });
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(page.locator('img[data-photo]')).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  const before = bytes;
  const paintedAt = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
  );
  for (const time of asked) expect(time).toBeGreaterThan(paintedAt);
  expect(asked.length).toBeLessThan(10);

  for (const id of ids.keys()) {
    const card = guest.card(`PHOTO DISH ${String(id)}`);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
  }
  expect(await layoutShifts(page)).toEqual([]);
  await expectNoViolations(page, ['main']);
  expect(bytes).toBeGreaterThan(before);

  await guest.add('PHOTO DISH 3', 'Small', '$20.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
  // On a busy machine, what “Add” moves may come later than the browser counts as its answer.
  await layoutShifts(page);
  const pictureOf = (dish: string) => guest.cartLine(dish).locator('img');
  await expect(pictureOf('PHOTO DISH 3')).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(pictureOf('Key lime pie')).toHaveAttribute(
    'src',
    /desserts\.\w+\.svg#Key-lime-pie$/,
  );
  await expect(pictureOf('Key lime pie')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(asked).toHaveLength(10);
});

/** From here on, the browser writes what is on a canvas with noise, as Firefox (255) and Brave (1) do. */
async function alterPictures(page: Page, amount: number): Promise<void> {
  await page.evaluate((most) => {
    const { dataset } = document.documentElement;
    const isFirst = dataset.noise === undefined;
    dataset.noise = String(most);
    if (!isFirst) return;
    const write = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const context = this.getContext('2d');
      const image = context?.getImageData(0, 0, this.width, this.height);
      if (context && image) {
        const noise = Number(dataset.noise);
        image.data.forEach((value, at) => {
          if (at % 4 < 3) image.data[at] = noise === 1 ? value ^ (at & 1) : Math.random() * noise;
        });
        context.putImageData(image, 0, 0);
      }
      write.apply(this, options);
    };
  }, amount);
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < webp.length;) {
    names.push(webp.toString('latin1', at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

/** The colors at the top and the bottom of a dish's photo. */
function colorsOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (dish) => {
    const cards = [...document.querySelectorAll('article')];
    const image = cards.find((card) => card.textContent.includes(dish))?.querySelector('img');
    if (!image) return [];
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 10;
    canvas.height = 10;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 10, 10);
    const column = context?.getImageData(5, 0, 1, 10).data ?? [];
    return [1, 8].map((y) => {
      const [red = 0, , blue = 0] = column.slice(4 * y);
      return red > blue ? 'red' : 'blue';
    });
  }, name);
}
