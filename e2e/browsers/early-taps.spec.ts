import { MODULES } from '../../platform/modules';
import { test } from './fixtures';
import { label, link, role, text, within } from './page/query';
import { BADGE } from './visitor';

test.afterEach(async ({ stack }) => {
  for (const module of MODULES) await stack.resume(module);
});

test('what a guest adds before any code has loaded is counted at once, and counts once when it has', async ({
  visitor,
  stack,
}) => {
  for (const module of MODULES) await stack.pause(module);
  await visitor.open();
  await visitor.click(within(role('article', 'Danish'), text('Add a note')));
  await visitor.fill(label('Note for Danish'), 'warm');
  await visitor.choose(label('Flavor for Danish'), 'Cherry');
  await visitor.add('Danish', '9 X 13', '$25.00');
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.read(BADGE, '2');

  for (const module of MODULES) await stack.resume(module);
  await visitor.waitUntilHydrated();
  await visitor.see(link('Cart, 2 items, 3 portions'));
  await visitor.openCart();
  await visitor.see(text('Your Order'));
  await visitor.read(role('main'), /Danish\s*9 X 13.*Flavor: Cherry.*Note: ?warm/);
  await visitor.read(role('main'), /Key lime pie\s*9inch.*2 at \$25\.00 each/);
});
