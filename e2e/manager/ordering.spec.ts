import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail, type Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import type { OwnerInbox } from '../fixtures/owner-inbox';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

const PAUSE = 'We’re on vacation. See you on July 6!';
const SETTINGS = 'settings/ordering';
const PAUSED = { paused: true, pauseText: PAUSE };

test.use({ hasOwnDatabase: true });

test.describe(() => {
  test.use({ account: 'manager', secondAccount: 'guest' });

  test('a manager closes a date and pauses the shop; a guest elsewhere reads it, loses nothing, and orders when the pause is over', async ({
    guest,
    secondGuest,
    inbox,
  }) => {
    const manager = new Manager(guest);
    const form = guest.page.getByRole('form', { name: 'Ordering' });
    await manager.openEditor();
    await manager.button('Edit settings').click();
    await form.getByLabel('Message to guests during a pause').fill(PAUSE);
    await manager.button('Add a closed date').click();
    await form.getByRole('textbox', { name: 'Closed date 1' }).fill('2031-05-09');
    await form.getByLabel('Where you deliver').fill('Within 10 miles of Springfield');
    await expectNoViolations(guest.page, ['form']);
    await manager.button('Save settings').click();
    await expect(guest.page.getByText('Saved. New orders follow these settings.')).toBeVisible();
    const takesOrders = guest.page.getByRole('switch', { name: 'Taking orders' });
    await takesOrders.click();
    await expect(guest.page.getByText(`Paused. Guests see: “${PAUSE}”`)).toBeVisible();

    const email = freshEmail('pause');
    const { page } = secondGuest;
    await secondGuest.open();
    await expect(page.getByText(PAUSE)).toBeInViewport();
    await secondGuest.add('Key lime pie', '9inch', '$25.00');
    await secondGuest.openCart();
    await expect(page.getByText(PAUSE).first()).toBeVisible();
    await secondGuest.fillDetails({ email });
    await expect(secondGuest.submitButton).toBeDisabled();
    await expect(page.getByText('We deliver to: Within 10 miles of Springfield')).toBeVisible();
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);

    await takesOrders.click();
    await expect(takesOrders).toBeChecked();
    await secondGuest.followNavigation('Instructions');
    await secondGuest.openCart();
    await expect(page.getByText(PAUSE)).toHaveCount(0);
    await expect(page.getByLabel('Delivery Address')).toHaveValue('12 Maple Street');

    await page.getByLabel('Delivery Date').fill('2031-05-09');
    await expect(page.getByText(/we’re closed on Friday, May 9, 2031/)).toBeVisible();
    await secondGuest.submitButton.click();
    await expect(page.getByRole('alert')).toHaveText(
      /Please choose another date or clear the field/,
    );
    await page.getByRole('button', { name: 'Choose Saturday, May 10, 2031' }).click();
    await secondGuest.submitButton.click();
    await expect(secondGuest.heading('Thank you for your order!')).toBeVisible();
    expect((await inbox.orderOf(email)).html).toContain('Sat, May 10, 2031');
  });
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a tablet', viewport: { width: 768, height: 1024 } },
  { device: 'a laptop', viewport: { width: 1440, height: 900 } },
])
  test(`the first window of ${device} says a pause, and the menu goes on saying it, without moving anything`, async ({
    guest,
    database,
  }) => {
    await database.set(SETTINGS, PAUSED);
    await guest.page.setViewportSize(viewport);
    await logPage(guest.page);
    await guest.open();
    const badge = guest.page.getByText('Pay upon delivery');
    const before = await badge.boundingBox();
    await expect(guest.page.getByText(PAUSE)).toBeInViewport({ ratio: 1 });
    expect(await badge.boundingBox()).toEqual(before);
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    expect(await layoutShifts(guest.page)).toEqual([]);
    await guest.heading('BEEF STROGANOFF').scrollIntoViewIfNeeded();
    await expect(guest.page.getByText(PAUSE)).toBeInViewport({ ratio: 1 });

    // Until the end of the day before, for the day after it.
    await database.set(SETTINGS, { leadDays: 1, deliveryArea: 'Springfield' });
    await logPage(guest.page);
    await guest.open();
    await expect(guest.page.getByText('Next delivery tomorrow')).toBeInViewport({ ratio: 0.9 });
    await expect(guest.page.getByText('order by today')).toBeInViewport({ ratio: 0.9 });
    expect(await layoutShifts(guest.page)).toEqual([]);
  });

async function order(guest: Guest, inbox: OwnerInbox, email: string): Promise<void> {
  await guest.open();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({ email });
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).subject).toContain('$25.00');
}

test.describe('a guest', () => {
  test.use({ account: 'guest' });

  test('is not stopped by settings that are half wrong', async ({
    guest,
    database,
    inbox,
    expectedConsole,
  }) => {
    expectedConsole.push(/\[simmer\/ordering\]/);
    await database.set(SETTINGS, { paused: 'yes', times: 'noon' });
    await order(guest, inbox, freshEmail('settings-wrong'));
  });

  test('is not stopped by settings that cannot be read', async ({
    guest,
    urls,
    database,
    inbox,
    expectedConsole,
  }) => {
    expectedConsole.push(/\[simmer\/(ordering|auth|menu|order)\]/, /Failed to load/, /ERR_/);
    await database.set(SETTINGS, PAUSED);
    await guest.page.route(`${urls.firestore}/**/documents:batchGet*`, (route) => route.abort());
    await order(guest, inbox, freshEmail('settings-unread'));
  });
});
