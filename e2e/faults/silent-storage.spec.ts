import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test('a guest whose browser’s IndexedDB never answers signs up, orders, and is still logged in after a reload (case 71)', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => document.createElement('i') as never;
    IDBFactory.prototype.databases = () => new Promise(() => undefined);
  });
  const email = freshEmail('silent-storage');
  await guest.register(email);
  await page.reload();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails();
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');
});
