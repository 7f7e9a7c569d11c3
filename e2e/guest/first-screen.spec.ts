import { site } from '../fixtures/site';
import { lowestContrast } from '../fixtures/contrast';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';

/** The second is the first while the browser shows its bars, the last is the smallest. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 375, height: 553 },
];
/** One window for each way in which the words can lie over the picture. */
const WINDOWS = [
  ...PHONES,
  { width: 768, height: 1024 },
  // A laptop, where a tall title would end on top of the pie.
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
  // A laptop's window at 400 % zoom.
  { width: 320, height: 256 },
];

const named = ({ width, height }: { width: number; height: number }) =>
  `at ${String(width)} by ${String(height)} px`;

test(
  'the first window of every phone has the call to the menu, and the menu’s first section peeks into it; the words over the picture are readable in every window',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.open();
    await guest.waitUntilHydrated();
    const words = [guest.heading(site.hero.title), page.getByText(site.hero.text)];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      if (PHONES.includes(window)) {
        await expect(guest.heading('Classics'), named(window)).toBeInViewport({ ratio: 0.8 });
        for (const whole of [
          page.getByText('Pay upon delivery'),
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
