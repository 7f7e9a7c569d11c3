import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
import { CART, STATES, type State } from './states';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

test.skip(process.platform !== 'linux', 'The pictures show how text is drawn on Linux.');
test.beforeEach(async ({ stack, expectedConsole }) => {
  await stack.reset();
  // A refused password.
  expectedConsole.push(/Failed to load resource/);
});

/** Until the fonts and the pictures in the window are there. */
async function settle({ page }: Guest): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode()));
  });
}

async function show(guest: Guest, { account, open }: State): Promise<void> {
  if (account) {
    // The accounts were reset, so a kept login would be refused.
    await guest.open('/login');
    await guest.enter(account);
  }
  await open(guest);
  await settle(guest);
}

for (const [name, state] of Object.entries(STATES))
  for (const [size, viewport] of Object.entries(SIZES))
    test(`${name} looks on a ${size} as it did`, async ({ guest }) => {
      await guest.page.setViewportSize(viewport);
      await show(guest, state);
      await expect(guest.page).toHaveScreenshot(`${name} ${size}.png`, {
        mask: state.varying?.(guest) ?? [],
      });
    });

const PLANTED = {
  'a shift of 4 px': 'main h1 { transform: translateY(4px) }',
  'a color that is a step darker': 'main section { filter: brightness(0.97) }',
};
for (const [what, style] of Object.entries(PLANTED))
  test(`the comparison notices ${what}`, async ({ guest }) => {
    await guest.page.setViewportSize(SIZES.phone);
    await show(guest, CART);
    await expect(guest.page).toHaveScreenshot('cart phone.png');
    await guest.page.addStyleTag({ content: style });
    await expect(guest.page).not.toHaveScreenshot('cart phone.png');
  });
