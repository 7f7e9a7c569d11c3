import { site } from '../fixtures/site';
import { lowestContrast } from '../fixtures/contrast';
import { expect, test } from '../fixtures/test';

const PHONES = [
  { width: 390, height: 844 },
  // The same phone while the browser shows its bars.
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 375, height: 553 },
];
const WINDOWS = [
  ...PHONES,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 400 },
  // A laptop's window at 400 % zoom.
  { width: 320, height: 256 },
];

for (const { width, height } of PHONES) {
  test(`the menu’s first section peeks into the first window of ${String(width)} by ${String(height)} px`, async ({
    guest,
  }) => {
    await guest.page.setViewportSize({ width, height });
    await guest.open();
    await expect(guest.heading('Classics')).toBeInViewport({ ratio: 0.8 });
    await expect(guest.page.getByText('Pay upon delivery')).toBeInViewport({ ratio: 1 });
  });
}

test('a call in the first window leads to the menu, before and after the code has loaded', async ({
  guest,
}) => {
  const call = guest.page.getByRole('link', { name: 'See the menu' });
  const release = await guest.openHeld();
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect(guest.page).toHaveURL(/#classics$/);
  release();
  await guest.waitUntilHydrated();
  await guest.open();
  await guest.waitUntilHydrated();
  await call.click();
  await expect(guest.page.getByRole('region', { name: 'Classics' })).toBeFocused();
});

for (const { width, height } of WINDOWS) {
  test(`the words over the picture are readable in a window of ${String(width)} by ${String(height)} px`, async ({
    guest,
  }) => {
    const { page } = guest;
    await page.setViewportSize({ width, height });
    await guest.open();
    await guest.waitUntilHydrated();
    // Large text needs 3, all other 4.5.
    expect(await lowestContrast(page, guest.heading(site.hero.title))).toBeGreaterThan(4.5);
    expect(await lowestContrast(page, page.getByText(site.hero.text))).toBeGreaterThan(4.5);
  });
}
