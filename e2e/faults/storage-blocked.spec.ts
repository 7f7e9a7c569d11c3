import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test('a guest whose browser blocks all storage signs up and orders (case 55)', async ({
  guest,
  inbox,
  expectedConsole,
}) => {
  expectedConsole.push(/\[simmer\//);
  await guest.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const email = freshEmail('no-storage');
  await guest.register(email);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails();
  await guest.submit();
  expect((await inbox.orderOf(email)).html).toContain('Key lime pie');
});
