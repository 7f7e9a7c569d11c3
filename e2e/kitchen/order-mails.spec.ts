import { keyOf } from '@simmer/shared/order-revisions';
import { ticketFragment } from '@simmer/shared/order-ticket';
import type { Page } from '@playwright/test';
import { linksIn } from '../../platform/local-cloud/testing/client';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { KITCHEN_ORDER } from '../fixtures/conditions';
import { DEMO_MANAGER, freshEmail } from '../fixtures/guest';
import { gusOrder } from '../fixtures/kitchen-orders';
import { UNKNOWN_ADDRESS } from '../fixtures/network';
import { expect, test } from '../fixtures/test';

const ticketOf = (page: Page, name: string) => page.getByRole('article', { name });

test.describe('an order', () => {
  test.use({ account: 'guest' });

  test('gets from the guest through the owner’s mail into the kitchen list, once however often it is added, and is printed (case 86)', async ({
    guest,
    secondGuest: owner,
    inbox,
    urls,
  }) => {
    const email = freshEmail('kitchen');
    await guest.open();
    await guest.add('Danish', '9 X 13', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ name: 'Ada Lovelace', email });
    await guest.submitButton.click();
    await expect(guest.page).toHaveURL(/order-confirmation/);
    const links = linksIn(await inbox.orderOf(email));
    const link = links.find((address) => address.includes('#order')) ?? '';
    expect(link.startsWith(`${urls.shell}/kitchen#order=3.`)).toBe(true);

    const { page } = owner;
    await page.goto(link);
    const { subject } = await inbox.orderOf(email);
    const reference = / (\S+)$/.exec(subject)?.[1] ?? 'none';
    await expect(owner.heading(`Log in to add order ${reference}`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await owner.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
    await expect(ticketOf(page, 'Ada Lovelace')).toBeVisible();
    expect(new URL(page.url())).toMatchObject({ pathname: '/kitchen', hash: '' });
    await expect(
      page.getByRole('row', { name: /^Danish 9 X 13 No flavor chosen 1/ }),
    ).toBeVisible();

    // A mail program opens a link in a new tab.
    const tab = await page.context().newPage();
    await tab.goto(link);
    await expect(tab.getByText('is already in the list. Nothing changed.')).toBeVisible();
    await expect(tab.getByRole('article')).toHaveCount(1);
    await tab.close();

    await page.emulateMedia({ media: 'print' });
    await expect(ticketOf(page, 'Ada Lovelace')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeHidden();
  });
});

test.describe('a manager', () => {
  test.use({ account: 'manager' });

  test('goes from the editor to the accessible kitchen list and back, with the order of a link whose # a mail program has encoded (case 85)', async ({
    guest,
    expectedConsole,
  }) => {
    expectedConsole.push(UNKNOWN_ADDRESS);
    const { page } = guest;
    const main = page.getByRole('main');
    await guest.open('/menu-editor');
    await main.getByRole('link', { name: 'Kitchen' }).click();
    await expect(page).toHaveURL(/\/kitchen$/);
    await expect(guest.heading('No orders in the list')).toBeVisible();
    await expectNoViolations(page, ['main']);

    await guest.open(`/kitchen${encodeURIComponent(KITCHEN_ORDER)}.`);
    await expect(ticketOf(page, 'Gus Guest')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'is in the list' })).toBeVisible();
    await expect(page).toHaveURL(/\/kitchen$/);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      KITCHEN_ORDER.slice(0, -12),
    );
    await expect(page.getByRole('alert')).toContainText('This link is incomplete or was changed');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: /^Done: / }).click();
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Remove 1 completed order' }).click();
    await expectNoViolations(page, ['dialog[open]']);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(guest.heading('No orders in the list')).toBeVisible();
    await main.getByRole('link', { name: 'Edit Menu' }).click();
    await expect(page.getByRole('button', { name: 'Add a dish' })).toBeVisible();
  });
});

test.describe('the mails of an order that its guest changed', () => {
  test.use({ account: 'manager', hasOwnDatabase: true });

  test('may be opened in any sequence, and a stranger’s mail changes nothing; the guest is shown that the order is ready (case 95)', async ({
    guest,
    database,
  }) => {
    const { page } = guest;
    const secret = 's'.repeat(22);
    const key = await keyOf(secret);
    const revision = (history: string, time: string, proof = secret) =>
      guest.open(`/kitchen${ticketFragment({ ...gusOrder, history, time, proof })}`);
    const order = ticketOf(page, 'Gus Guest');
    await database.set('settings/ordering', { sharesState: true });

    await revision('AAAA', 'after 5 pm', key);
    await expect(page.getByText('is in the list.')).toBeVisible();
    await revision('AAAAbbbbcccc', 'noon');
    await expect(page.getByText('was changed: Time: noon, was after 5 pm.')).toBeVisible();
    await revision('AAAAbbbb', 'midnight');
    await expect(page.getByText('already has a later version. Nothing changed.')).toBeVisible();
    await revision('AAAAbbbbccccdddd', 'never', 'x'.repeat(22));
    await expect(order.getByText('does not come from the same guest.')).toBeVisible();
    await expect(order.getByText('noon', { exact: true })).toBeVisible();
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
    await expectNoViolations(page, ['main']);
    await order.getByRole('button', { name: /^Keep this one/ }).click();
    await order.getByRole('button', { name: /^Got it/ }).click();

    await order.getByRole('button', { name: /^Ready: / }).click();
    await expect(order.getByRole('link', { name: 'Email: it’s ready' })).toBeVisible();
    await expect
      .poll(() => database.get(`status/${key}`))
      .toMatchObject({ state: 'ready', at: expect.anything() as unknown });
    await order.getByText('Edit the words').click();
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: `Remove order ${gusOrder.reference}` }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => database.get(`status/${key}`)).toBeUndefined();
  });
});
