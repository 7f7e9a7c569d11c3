import { site } from '../fixtures/site';
import { lowestContrast } from '../fixtures/contrast';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

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
  // Laptops, where a tall title would end on top of the pie.
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1536, height: 864 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 400 },
  // A laptop's window at 400 % zoom.
  { width: 320, height: 256 },
];

const named = ({ width, height }: { width: number; height: number }) =>
  `at ${String(width)} by ${String(height)} px`;

test(
  'the menu’s first section peeks into the first window of every phone',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    for (const phone of PHONES) {
      await guest.page.setViewportSize(phone);
      await guest.open();
      await expect(guest.heading('Classics'), named(phone)).toBeInViewport({ ratio: 0.8 });
      await expect(guest.page.getByText('Pay upon delivery'), named(phone)).toBeInViewport({
        ratio: 1,
      });
    }
  },
);

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

test(
  'the words over the picture are readable in every window',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    const { page } = guest;
    await guest.open();
    await guest.waitUntilHydrated();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      // Large text needs 3, all other text 4.5.
      for (const words of [guest.heading(site.hero.title), page.getByText(site.hero.text)])
        expect(await lowestContrast(page, words), named(window)).toBeGreaterThan(4.5);
    }
  },
);
