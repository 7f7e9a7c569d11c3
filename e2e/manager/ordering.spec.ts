import type { Request } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail, Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import { holdBack } from '../fixtures/network';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

const PAUSE = 'We’re on vacation. See you on July 6!';
const SETTINGS = 'settings/ordering';
const isWrite = (request: Request) => request.url().includes(':commit');
const PHONE = { width: 390, height: 844 };
/** The windows of a phone, a tablet and a laptop. */
const WINDOWS = [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

test.use({ hasOwnDatabase: true });

test.describe(() => {
  test.use({ account: 'manager', secondAccount: 'guest' });

  test('a manager closes a date and pauses the shop; a guest elsewhere reads that, loses nothing, and orders when the pause is over', async ({
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
    await expect(page.getByText(PAUSE).first()).toBeInViewport();
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
    await secondGuest.submit();
    expect((await inbox.orderOf(email)).html).toContain('Sat, May 10, 2031');
  });
});

test.describe(() => {
  test.use({ account: 'manager' });

  test('a shop that is paused on one device stays paused when another device saves something else at the same moment', async ({
    guest,
    urls,
    expectedConsole,
  }) => {
    // A write that was based on an outdated version is refused and sent again.
    expectedConsole.push(/status of 4(00|09)/);
    const laptop = new Manager(guest);
    await laptop.openEditor();
    await laptop.button('Edit settings').click();
    await laptop.page.getByLabel('Where you deliver').fill('Springfield');
    const phone = new Manager(new Guest(await guest.page.context().newPage(), urls));
    await phone.openEditor();
    const switchOf = ({ page }: Manager) => page.getByRole('switch', { name: 'Taking orders' });

    const sent = laptop.page.waitForRequest(isWrite);
    const release = await holdBack(laptop.page, isWrite);
    await laptop.button('Save settings').click();
    await sent;
    await switchOf(phone).click();
    await expect(switchOf(phone)).not.toBeChecked();
    release();
    await expect(laptop.page.getByText('Saved. Ordering is still paused.')).toBeVisible();
    await phone.page.reload();
    await expect(switchOf(phone)).not.toBeChecked();
    await phone.button('Edit settings').click();
    await expect(phone.page.getByLabel('Where you deliver')).toHaveValue('Springfield');
  });
});

test('the first screen of a phone, a tablet and a laptop announces a pause, which the menu repeats, or the next delivery; neither moves anything', async ({
  guest,
  database,
}) => {
  const { page } = guest;
  const parts = [page.getByText('Pay upon delivery'), guest.heading('Classics')];
  // A font that arrives late may change the width of the texts.
  const places = async () => {
    const found: (object | undefined)[] = [];
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      for (const part of parts) {
        const box = await part.boundingBox();
        found.push(box ? { x: box.x, y: box.y, height: box.height } : undefined);
      }
    }
    await page.setViewportSize(PHONE);
    return found;
  };
  await logPage(page);
  for (const { settings, texts } of [
    { settings: { paused: true, pauseText: PAUSE }, texts: [PAUSE] },
    // The text says until when guests can order: the end of the day before, for the day after it.
    {
      settings: { leadDays: 1, deliveryArea: 'Springfield' },
      texts: ['Next delivery tomorrow', 'Order by today', 'Springfield'],
    },
  ])
    await test.step(texts.join(', '), async () => {
      await database.set(SETTINGS, settings);
      const release = await holdBack(page, (request) => request.url().includes(':batchGet'));
      await guest.open();
      await guest.waitUntilHydrated();
      // The fonts of each window are there from the second time on.
      await places();
      const before = await places();
      const begins = async (text: string) => (await page.getByText(text).first().boundingBox())?.x;
      const beginning = await begins('Delivered by');
      await layoutShifts(page);
      release();
      // A pause is also above the menu.
      const first = (text: string) => page.getByText(text).first();
      for (const text of texts) await expect(first(text)).toBeInViewport({ ratio: 1 });
      // For half a second after the window changed, Chromium counts no shift.
      expect(await begins(texts[0] ?? '')).toBe(beginning);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await places()).toEqual(before);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        for (const text of texts) await expect(first(text)).toBeInViewport({ ratio: 1 });
        if (!settings.paused) continue;
        await guest.heading('BEEF STROGANOFF').scrollIntoViewIfNeeded();
        await expect(page.getByText(PAUSE).last()).toBeInViewport({ ratio: 1 });
        await guest.scrollTo(0);
      }
      await page.setViewportSize(PHONE);
    });
});
