import { readTicket } from '@simmer/shared/order-ticket';
import { linksIn } from '../../platform/local-cloud/testing/client';
import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail } from '../fixtures/guest';
import { fixedDish } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const pie = fixedDish('desserts', ({ flavors }) => !flavors);

test.use({ account: 'guest', hasOwnDatabase: true });

test('a guest who comes back to the confirmation reads how far the order is, whose key only they and the owner have', async ({
  guest,
  database,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('state');
  await database.set('settings/ordering', { sharesState: true });
  await guest.open();
  await guest.add(pie.name, pie.size, pie.price);
  await guest.openCart();
  await guest.fillDetails({ email });
  await guest.submitButton.click();
  await guest.seeThanks();
  const links = linksIn(await inbox.orderOf(email));
  const ticket = readTicket(links.find((link) => link.includes('#order')) ?? '');
  const key = ticket.status === 'read' ? ticket.ticket.proof : '';
  await expect(page.getByText(/has started on it/)).toHaveCount(0);

  await database.set(`status/${key}`, { state: 'started', at: new Date() });
  await page.reload();
  const state = page.getByRole('status').filter({ hasText: /has started on it as of \d/ });
  await expect(state).toBeVisible();
  await expectNoViolations(page, ['main']);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await database.set(`status/${key}`, { state: 'ready', at: new Date() });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('status').filter({ hasText: /^Ready as of/ })).toBeVisible();
});
