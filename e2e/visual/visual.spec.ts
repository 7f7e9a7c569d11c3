import type { Guest } from '../fixtures/guest';
import { settle } from '../fixtures/settle';
import { expect, test } from '../fixtures/test';
import { CART, STATES, type State } from './states';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Other versions render the edges of letters differently, so the pictures are taken again after an update (README.md).
 */
const DRAWN_BY = 'Chromium 150 on linux';

test.beforeEach(async ({ browser, stack, expectedConsole }) => {
  const here = `Chromium ${browser.version().split('.')[0] ?? ''} on ${process.platform}`;
  test.skip(here !== DRAWN_BY, `The pictures were drawn by ${DRAWN_BY}, and this is ${here}.`);
  test.slow();
  await stack.reset();
  // A refused password.
  expectedConsole.push(/Failed to load resource/);
});

async function open(guest: Guest, { account, lead }: State): Promise<void> {
  if (account) {
    // The accounts were reset, so a kept login would be refused.
    await guest.open('/login');
    await guest.enter(account);
  }
  await lead(guest);
}

for (const [name, state] of Object.entries(STATES))
  test(`${name} looks as it did, on a phone, a tablet and a desktop`, async ({ guest }) => {
    await open(guest, state);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await guest.page.setViewportSize(viewport);
      await settle(guest.page, state.shown?.(guest));
      await expect
        .soft(guest.page)
        .toHaveScreenshot(`${name} ${size}.png`, { mask: state.varying?.(guest) ?? [] });
    }
  });

test('the comparison notices a shift of 4 px, and a color that is a step darker', async ({
  guest,
}) => {
  const { page } = guest;
  await open(guest, CART);
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
