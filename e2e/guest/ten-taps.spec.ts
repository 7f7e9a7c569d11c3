import type { Locator, Page } from '@playwright/test';
import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

/** What a first order costs. It took 17 taps and 88 characters when the account was created on a page of its own. */
const NEW_GUEST = { taps: 10, characters: 66 };

const KNOWN_GUEST = { taps: 4, characters: 0 };

test.use({ hasTouch: true });

/** Uses the page with a finger, as a person does, and counts what the page is told of that. */
async function finger(page: Page) {
  await page.addInitScript(() => {
    const count = (event: Event, key: string) => {
      if (!event.isTrusted) return;
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    };
    addEventListener(
      'click',
      (event) => {
        // A tap on a label arrives a second time, at its control.
        if (event.pointerType === 'touch') count(event, 'e2e:taps');
      },
      true,
    );
    addEventListener(
      'keydown',
      (event) => {
        count(event, 'e2e:characters');
      },
      true,
    );
  });
  let isLeft = false;
  return {
    async type(field: Locator, text: string) {
      // A tap that comes faster than a person’s, near the tap before, would be a double tap, which leaves an empty
      // field without a caret.
      isLeft = !isLeft;
      await field.tap({ position: { x: isLeft ? 20 : 280, y: 20 } });
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    used: () =>
      page.evaluate(() => ({
        taps: Number(sessionStorage.getItem('e2e:taps')),
        characters: Number(sessionStorage.getItem('e2e:characters')),
      })),
  };
}

test('a new guest gets from the menu to “Thank you” with ten taps and 66 characters, account included; a remembered guest orders the same again with four taps and no typing', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  const { type, used } = await finger(page);
  const button = (name: string) => page.getByRole('button', { name });
  const unique = freshEmail('').replace(/\D/g, '').slice(-9);
  const email = `ada${unique}@g.test`.slice(-18);
  await guest.open();
  await guest.waitUntilHydrated();
  await page.getByRole('link', { name: 'See the menu' }).tap();
  await guest.addButton('Meatloaf with veggies', 'Small', '$30.00').tap();
  await page.getByRole('link', { name: /View cart$/ }).tap();
  await type(page.getByLabel('Name', { exact: true }), 'Jane Doe');
  await type(page.getByLabel('Email'), email);
  await page.getByRole('group', { name: 'Next possible days' }).getByRole('button').last().tap();
  await button('4 pm to 6 pm').tap();
  await type(page.getByLabel('Delivery Address'), '12 Maple Street, Springfield');
  await type(page.getByLabel('Password', { exact: true }), 'good-pass-12');
  await button('Create account and send order').tap();
  await guest.seeThanks();
  expect(await used()).toEqual(NEW_GUEST);
  const { html } = await inbox.orderOf(email);
  for (const text of ['Jane Doe', '4 pm to 6 pm', '12 Maple Street, Springfield'])
    expect(html).toContain(text);
  expect(await inbox.ordersOf(email)).toHaveLength(1);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.openCart();
  await guest.fillDetails({ name: 'Jane Doe' });
  await page.getByLabel('Remember me on this device').check();
  await guest.submitButton.click();
  await guest.seeThanks();

  await guest.open();
  await guest.waitUntilHydrated();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.getByRole('link', { name: 'Order again' }).tap();
  await page.getByRole('group', { name: 'Next possible days' }).getByRole('button').last().tap();
  await button('Any time').tap();
  await guest.submitButton.tap();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect(await used()).toEqual(KNOWN_GUEST);
});
