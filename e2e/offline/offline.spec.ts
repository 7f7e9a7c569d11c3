import { waitUntilKept } from '../fixtures/kept-page';
import { comeOnline } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const NO_NETWORK =
  /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|network-request-failed|could not be (read|reached)/;

test.use({ serviceWorkers: 'allow' });

test('after one visit the menu can be read without a network, the Monthly Menu with the day it is of', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(NO_NETWORK);
  const { page } = guest;
  await guest.open();
  await guest.waitUntilHydrated();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await waitUntilKept(page, '/');

  await page.context().setOffline(true);
  await page.reload();
  await guest.waitUntilHydrated();
  await expect(guest.heading('Meatloaf with veggies')).toBeVisible();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(page.getByText(/^This is the menu from \w+day, /)).toBeVisible();
  await expect(page.getByRole('button', { name: /BEEF STROGANOFF/ })).toHaveCount(0);
  // Its price is the shop's own, so it can wait in the cart.
  await guest.add('Danish', '9 X 13', '$25.00');
  await expect(guest.badge).toHaveText('1');

  await page.context().setOffline(false);
  await comeOnline(page);
  await expect(
    page.getByRole('button', { name: /^Add BEEF STROGANOFF/ }).first(),
    'the menu of today is read by itself',
  ).toBeVisible();
  await expect(page.getByText(/^This is the menu from/)).toBeHidden();
});

test('a page that was never opened on the device leads to the menu when there is no network', async ({
  guest,
  expectedConsole,
}) => {
  expectedConsole.push(NO_NETWORK);
  const { page } = guest;
  await guest.open();
  await waitUntilKept(page, '/');
  await page.context().setOffline(true);
  await guest.open('/instructions');
  await expect(page).toHaveURL(/\/$/);
  await expect(guest.heading('Meatloaf with veggies')).toBeVisible();
});

test.describe('a manager', () => {
  test.use({ account: 'manager' });
  const ORDER =
    '#order=1.WyJLN1AtNE1XIiwiR3VzIEd1ZXN0IiwiMjAzMS0wNS0wOSIsImFmdGVyIDUgcG0iLCIxMiBPYWsgU3RyZWV0IiwiQ2FzaCIsODUwMCxbWyJNZWF0bG9hZiIsIlNtYWxsIiwyLCIiLCJObyBvbmlvbnMiXSxbIkRhbmlzaCIsIjkgWCAxMyIsMSwiQ2hlcnJ5IiwiIl1dXQ';

  test('opens her kitchen list in airplane mode, takes an order into it and marks it done', async ({
    guest,
    expectedConsole,
  }) => {
    expectedConsole.push(NO_NETWORK);
    const { page } = guest;
    await guest.open('/kitchen');
    await expect(guest.heading('No orders in the list')).toBeVisible();
    await waitUntilKept(page, '/kitchen');

    await page.context().setOffline(true);
    await page.goto('about:blank');
    await guest.open(`/kitchen${ORDER}`);
    await expect(page.getByRole('article', { name: 'Gus Guest' })).toBeVisible();
    await page.getByRole('button', { name: /^Done: / }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Not done yet: / })).toBeVisible();
  });

  for (const link of [`/kitchen${ORDER}`, `/kitchen${ORDER.replace('#', '%23')}`])
    test(`whose device never had the list opens ${link.slice(0, 16)} in airplane mode, and has its order once there is a network (case 86)`, async ({
      guest,
      expectedConsole,
    }) => {
      expectedConsole.push(NO_NETWORK, /could not be fetched|failed/);
      const { page } = guest;
      await guest.open();
      await waitUntilKept(page, '/');

      await page.context().setOffline(true);
      await page.goto('about:blank');
      await guest.open(link);
      await expect(page.getByText(/order in your link is not lost/)).toBeVisible();
      expect(new URL(page.url())).toMatchObject({ pathname: '/kitchen', hash: ORDER });

      await page.context().setOffline(false);
      await page.reload();
      await expect(page.getByRole('article', { name: 'Gus Guest' })).toBeVisible();
    });
});
