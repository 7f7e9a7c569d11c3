import { expect, test } from './fixtures';
import { heading, role, within } from './page/query';
import { BADGE } from './visitor';

test.afterEach(async ({ stack }) => {
  await stack.start('shell');
});

test('while the shop’s host is down, a guest who was there before reads the menu on the device, with its day, and fills a cart', async ({
  visitor,
  stack,
  expectedProblems,
}) => {
  // The engines log the refused connections.
  expectedProblems.push(/./s);
  await visitor.open();
  await visitor.waitUntilHydrated();
  await expect
    .poll(() => visitor.run(() => caches.match('/', { ignoreVary: true }).then(Boolean)))
    .toBe(true);
  await stack.stop('shell');
  await visitor.open();
  await visitor.see(heading('Meatloaf with veggies'));
  const notice = within(role('complementary', 'Messages'), role('status'));
  await visitor.read(notice, /^We can’t reach the shop right now\. This is the page from \w+day/);
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.read(BADGE, '1');
});
