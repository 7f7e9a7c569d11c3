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
 * The button has the same text while the menu is compared, before anything is sent. The page then stores the order as
 * "sending" (`UNSETTLED_ORDERS`), loads EmailJS and sends it. From then on, it is unknown whether the order arrives;
 * a page that is left earlier rightly says that it was not sent.
 */
const untilOnItsWay = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.run(
        () =>
          performance.getEntriesByType('resource').some(({ name }) => /\/emailjs\./.test(name)) &&
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
  // The page may see its request end while it is being left.
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
