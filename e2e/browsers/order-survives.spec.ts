import { freshEmail } from '../fixtures/guest';
import { site } from '../fixtures/site';
import { expect, test } from './fixtures';
import { button, heading, label, role } from './page/query';
import type { Visitor } from './visitor';

const CARD = role('region', /^Order /);

test.skip(
  ({ engine }) => engine === 'firefox',
  'Firefox’s session waits for an answer when the page asks whether to leave it.',
);

test.afterEach(async ({ stack }) => {
  await stack.resume('inbox');
});

/**
 * While the menu is compared, nothing is sent, and the button says the same. The page keeps the order as "sending" from before its
 * request leaves (`UNSETTLED_ORDER_KEY`), and then nobody can tell whether it arrives.
 */
const untilOnItsWay = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.run(() =>
        Object.entries(localStorage).some(
          ([key, kept]) =>
            key.startsWith('simmer:order/') && String(kept).includes('"status":"sending"'),
        ),
      ),
    )
    .toBe(true);

test('an order whose page is left while it is on its way is found again on the next page, and is sent again under its reference', async ({
  visitor,
  inbox,
  stack,
  expectedProblems,
}) => {
  // The page that is left may still see that its request ended.
  expectedProblems.push(/\[simmer\/order\]/);
  const email = freshEmail('survives');
  await visitor.enter('guest');
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.openCart();
  await visitor.fillDetails();
  await visitor.fill(label('Email'), email);

  await stack.pause('inbox');
  await visitor.click(button('Submit Order'));
  await visitor.see(button('Submitting...'));
  await untilOnItsWay(visitor);
  await visitor.open('/cart');
  await visitor.read(CARD, `This order may have reached ${site.owner.firstName}; we can’t tell.`);
  await visitor.read(CARD, '1 × Key lime pie, 9inch');
  const reference = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await visitor.text(CARD))?.[0] ?? 'none';

  await stack.resume('inbox');
  await visitor.click(button('Send it again'));
  await visitor.see(heading('Thank you for your order!'));
  await expect.poll(async () => (await inbox.ordersOf(email)).length).toBeGreaterThan(0);
  for (const mail of await inbox.ordersOf(email)) expect(mail.subject).toContain(reference);
});
