import { freshEmail } from '../fixtures/guest';
import { MODULES, releaseAll } from '../releases/releases';
import { expect, test } from './fixtures';
import { heading, text } from './page/query';

test('a tab opened before a release of every module completes its order, and the next visit gets the release', async ({
  visitor,
  inbox,
  stack,
}) => {
  const email = freshEmail('old-tab');
  await visitor.open();
  await visitor.waitUntilHydrated();
  await visitor.add('Key lime pie', '9inch', '$25.00');

  await releaseAll(stack, '2');
  try {
    // From here on the tab loads the parts that it has not loaded yet: login, checkout, sending.
    await visitor.openCart();
    await visitor.goToLogin();
    await visitor.signUp(email, 'a good password');
    await visitor.see(text('Account created! You can now log in.'));
    await visitor.logIn(email, 'a good password');
    await visitor.continueToCheckout();
    await visitor.fillDetails();
    await visitor.submit();
    expect((await inbox.orderOf(email)).html).toContain('Key lime pie');

    await visitor.open();
    await visitor.see(heading(/^Get in Touch \(2\)/));
  } finally {
    for (const module of MODULES) await stack.releases({ action: 'rollback', module });
  }
});
