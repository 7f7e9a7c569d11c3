import { DEMO_MANAGER } from '../fixtures/guest';
import { gusOrder, longOrder, storedOrders } from '../fixtures/kitchen-orders';
import { pageSizes } from '../fixtures/printed';
import { expect, test } from './fixtures';
import { button, heading, link, role, within } from './page/query';

test('tickets of 80 mm are printed at their size, and no empty page follows a long one', async ({
  visitor: manager,
}) => {
  const { print } = manager.session;
  test.skip(!print, 'The driver of this engine cannot print.');
  await manager.open('/kitchen');
  await manager.click(within(role('main'), link('Log in')));
  await manager.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
  await manager.see(heading('Kitchen'));
  await manager.run(
    (entries) => {
      for (const [key, order] of entries) localStorage.setItem(key, order);
    },
    storedOrders([gusOrder, longOrder]),
  );
  await manager.open('/kitchen');
  await manager.click(button('Tickets and labels'));
  await manager.see(heading('Tickets and labels'));
  const pages = pageSizes((await print?.()) ?? Buffer.of());
  expect(pages).toHaveLength(2);
  for (const [width, height] of pages) {
    expect(width).toBeCloseTo(80, 0);
    expect(height).toBeGreaterThan(400);
  }
});
