import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail } from '../fixtures/guest';
import { dayIn, everyDay, switchOnLimits } from '../fixtures/limits';
import { holdBack } from '../fixtures/network';
import { fixedDish } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const pie = fixedDish('desserts', ({ flavors }) => !flavors);
const soup = fixedDish('soup');
const NONE = { pools: {}, windows: {}, sizes: {}, limits: {}, leadDays: {}, least: {}, most: {} };
const FIVE_PIES = {
  ...{ ...NONE, whenSilent: 'refuse' },
  pools: { oven: { name: 'The oven', dishes: [pie.name] } },
  windows: { early: '4 to 5 pm', late: '6 to 7 pm' },
  limits: { ...everyDay('oven', 5), ...everyDay('early', 1) },
};
const DAY = dayIn(3);
const stockOf = (taken: Record<string, number>) => ({ taken, by: 'others', at: new Date(0) });

/** The database refuses a claim of what is taken. */
const REFUSED = /status of 403/;
/** It refuses one of two claims that come at the same moment. */
const OVERTAKEN = /status of 400/;

test.use({ hasOwnDatabase: true });
test.beforeEach(async ({ context, database }) => {
  await switchOnLimits(context);
  await database.set('settings/limits', FIVE_PIES);
});

for (const translation of [undefined, 'same words'] as const)
  test.describe(() => {
    test.use({ translation });

    test(`a guest sees on the menu and in the cart what is left; when others take the last ones while they type, they take fewer, and nothing typed is lost${translation ? ', in a translated page' : ''} (case 94)`, async ({
      guest,
      database,
      inbox,
      expectedConsole,
    }) => {
      const { page } = guest;
      const email = freshEmail('limits');
      expectedConsole.push(REFUSED);
      await database.set(`stock/${DAY}`, stockOf({ oven: 1 }));
      await page.setViewportSize({ width: 320, height: 700 });
      await guest.register(email);
      await guest.add(pie.name, pie.size, pie.price);
      await guest.add(pie.name, pie.size, pie.price);
      await guest.add(soup.name, soup.size, soup.price);
      await guest.openCart();
      await guest.fillDetails({ date: DAY, time: '6 to 7 pm', address: '12 Maple Street' });
      await expect(page.getByText(/^4 left for /)).toBeVisible();
      await expectNoViolations(page, ['main']);
      await page.getByRole('link', { name: 'Back to Menu' }).first().click();
      await expect(guest.card(pie.name).getByText(/^4 left for /)).toBeVisible();
      await expect(guest.card(soup.name).getByText(/left for /)).toHaveCount(0);
      await guest.openCart();

      // Others order before the page reads again what is left, so that only the sending of the order learns of it.
      const release = await holdBack(
        page,
        (request) => request.postData()?.includes('"stock"') ?? false,
      );
      await guest.submitButton.click();
      await database.set(`stock/${DAY}`, stockOf({ oven: 4, early: 1 }));
      release();
      const alert = page.getByRole('alert').filter({ hasText: 'because it is not available' });
      await expect(alert).toBeVisible();
      await expect(page.getByText(/: Only 1 left for /)).toBeVisible();
      await expect(page.getByText('Full: 4 to 5 pm.')).toBeVisible();
      await expectNoViolations(page, ['main']);
      await expectNoSidewaysScrolling(page);
      await page.getByRole('button', { name: 'Take 1' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByLabel('Delivery Address')).toHaveValue('12 Maple Street');
      await guest.submit();
      const mail = await inbox.orderOf(email);
      expect(mail.html).toContain(`1 × ${pie.name}`);
      await expect
        .poll(async () => (await database.get(`stock/${DAY}`))?.taken as unknown)
        .toEqual({ oven: 5, early: 1, late: 1 });
    });
  });

test('a day without enough is not suggested but named; a full window and a time outside of all are explained before the order is sent', async ({
  guest,
  database,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('full-day');
  await database.set(`stock/${dayIn(1)}`, stockOf({ oven: 5, early: 1 }));
  await guest.open();
  await guest.add(pie.name, pie.size, pie.price);
  await guest.openCart();
  const days = page.getByRole('group', { name: 'Next possible days' }).getByRole('button');
  await expect(page.getByText(/^Not enough left for your order: /)).toBeVisible();
  await days.last().click();
  const day = await page.getByLabel('Delivery Date').inputValue();
  expect(day).not.toBe(dayIn(1));
  await guest.fillDetails({ email, time: 'at noon' });
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByRole('button', { name: 'Create account and send order' }).click();
  await expect(page.getByText(/We don’t take orders for that time on /).first()).toBeVisible();
  await page
    .getByRole('group', { name: 'Suggested times' })
    .getByRole('button', { name: '6 to 7 pm' })
    .click();
  await page.getByRole('button', { name: 'Create account and send order' }).click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  await inbox.orderOf(email);
  await expect
    .poll(async () => (await database.get(`stock/${day}`))?.taken as unknown)
    .toMatchObject({ oven: 1, late: 1 });
});

test('when the database does not answer, no order leaves the page, and the guest reads how to order otherwise; once it answers, the order is sent (case 94)', async ({
  guest,
  urls,
  expectedConsole,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('silent');
  expectedConsole.push(/./);
  await guest.register(email);
  await guest.add(pie.name, pie.size, pie.price);
  await guest.openCart();
  await guest.fillDetails({ date: DAY, time: '6 to 7 pm' });
  await expect(page.getByText(/^5 left for /)).toBeVisible();
  const isDatabase = (url: URL) => url.origin === new URL(urls.firestore).origin;
  await page.route(isDatabase, (route) => route.abort());
  await guest.submitButton.click();
  await expect(page.getByText(/^Sorry, there was a problem submitting your order/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email the order yourself' })).toBeVisible();
  expect(await inbox.ordersOf(email)).toEqual([]);
  await page.unroute(isDatabase);
  await guest.submit();
  await inbox.orderOf(email);
});

test('two tabs of one guest who order the last ones at the same time get them once', async ({
  guest,
  database,
  context,
  urls,
  expectedConsole,
}) => {
  const { page } = guest;
  expectedConsole.push(REFUSED, OVERTAKEN);
  await database.set(`stock/${DAY}`, stockOf({ oven: 4 }));
  await guest.register(freshEmail('two-tabs'));
  const other = await context.newPage();
  const tabs = [page, other];
  await other.goto(urls.shell);
  for (const tab of tabs) {
    await tab.getByRole('button', { name: `Add ${pie.name}, ${pie.size}` }).click();
    await tab.getByRole('link', { name: /^Cart/ }).click();
    await tab.getByLabel('Delivery Time').fill('6 to 7 pm');
    await tab.getByLabel('Delivery Address').fill('12 Maple Street');
    await tab.getByLabel('Delivery Date').fill(DAY);
    await expect(tab.getByText(/^1 left for /)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Submit Order' }).click()));
  const thanks = (tab: typeof page) =>
    tab.getByRole('heading', { name: 'Thank you for your order!' });
  await expect
    .poll(async () => (await thanks(page).count()) + (await thanks(other).count()))
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await database.get(`stock/${DAY}`))?.taken as unknown)
    .toMatchObject({ oven: 5 });
});
