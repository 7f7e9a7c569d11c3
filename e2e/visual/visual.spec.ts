import { settle } from '../fixtures/settle';
import { expect, test } from '../fixtures/test';
import { openCart, WALKS } from './states';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Other versions render the edges of letters differently, so the pictures are taken again after an update (README.md).
 */
const DRAWN_BY = 'Chromium 150 on linux';

test.use({ hasOwnDatabase: true });

test.beforeEach(async ({ browser, expectedConsole }) => {
  const here = `Chromium ${browser.version().split('.')[0] ?? ''} on ${process.platform}`;
  test.skip(here !== DRAWN_BY, `The pictures were drawn by ${DRAWN_BY}, and this is ${here}.`);
  test.slow();
  // A refused password.
  expectedConsole.push(/Failed to load resource/);
});

for (const { account, states } of WALKS) {
  const names = states.map(({ name }) => name).join(', ');
  test.describe(`as a ${account ?? 'visitor'}`, () => {
    test.use({ account });

    test(`${names}: all looks as it did, on a phone, a tablet and a desktop`, async ({ guest }) => {
      for (const { name, lead, shown, varying } of states)
        await test.step(name, async () => {
          await guest.page.setViewportSize(SIZES.phone);
          await lead(guest);
          for (const [size, viewport] of Object.entries(SIZES)) {
            await guest.page.setViewportSize(viewport);
            await settle(guest.page, shown?.(guest));
            await expect
              .soft(guest.page)
              .toHaveScreenshot(`${name} ${size}.png`, { mask: varying?.(guest) ?? [] });
          }
        });
    });
  });
}

test.describe('the comparison', () => {
  test.use({ account: 'guest' });

  test('notices a shift of 4 px, and a color that is a step darker', async ({ guest }) => {
    const { page } = guest;
    await openCart(guest);
    await settle(guest.page);
    await expect(page).toHaveScreenshot('cart phone.png');
    const change = (selector: string, property: string, value: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element: HTMLElement, [key, text]) => {
            element.style.setProperty(key, text);
          },
          [property, value] as const,
        );
    await change('main h1', 'transform', 'translateY(4px)');
    await expect(page).not.toHaveScreenshot('cart phone.png');
    await change('main h1', 'transform', 'none');
    await expect(page).toHaveScreenshot('cart phone.png');
    await change('main section', 'filter', 'brightness(0.97)');
    await expect(page).not.toHaveScreenshot('cart phone.png');
  });
});
