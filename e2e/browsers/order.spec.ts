import { freshEmail } from '../fixtures/guest';
import { site } from '../fixtures/site';
import { expect, test } from './fixtures';
import { button, heading, label, link, role, text, within } from './page/query';
import { BADGE } from './visitor';

test('a guest fills a cart, signs up, logs in and orders, and the owner’s email contains all of it', async ({
  visitor,
  inbox,
}) => {
  const email = freshEmail('engine');
  let reference = '';

  await test.step('fills the cart without an account', async () => {
    await visitor.open();
    await visitor.click(
      within(role('article', 'Meatloaf with veggies'), text('Add a note (allergies, changes)')),
    );
    await visitor.fill(label('Note for Meatloaf with veggies'), 'no onions, please');
    await visitor.add('Meatloaf with veggies', 'Small', '$30.00');
    await visitor.choose(label('Flavor for Danish'), 'Mixed Berry');
    await visitor.add('Danish', '9 X 13', '$25.00');
    await visitor.add('VEGETABLE LASAGNA', '9 X 13', '$42.00');
    await visitor.read(BADGE, '3');
  });

  await test.step('signs up and logs in; the cart is still there', async () => {
    await visitor.openCart();
    await visitor.see(text('Please log in to submit your order.'));
    await visitor.goToLogin();
    await visitor.signUp(email, 'a good password');
    await visitor.see(text('Account created! You can now log in.'));
    await visitor.click(button('Use another account'));
    await visitor.logIn(email, 'a good password');
    await visitor.continueToCheckout();
  });

  await test.step('sends the order', async () => {
    await expect.poll(() => visitor.value(label('Email'))).toBe(email);
    await visitor.fillDetails();
    await visitor.submit();
  });

  await test.step('reads the confirmation', async () => {
    expect(await visitor.path()).toBe('/order-confirmation');
    const order = await visitor.text(role('main'));
    for (const line of ['Meatloaf with veggies', 'no onions, please', 'Mixed Berry', '$97.00'])
      expect(order).toContain(line);
    reference = /Reference:?\s*(\w{3}-\w{3})/.exec(order)?.[1] ?? 'no reference';
    await visitor.click(link('Back to Home'));
    await visitor.see(heading(site.hero.title));
    await visitor.seeNo(BADGE);
  });

  await test.step('the owner reads the email', async () => {
    const mail = await inbox.orderOf(email);
    expect(mail.subject).toBe(`Fri May 9 2031, Friday, 5 pm - Ada - $97.00 - ${reference}`);
    expect(mail.replyTo[0]?.address).toBe(email);
    for (const line of ['no onions, please', 'Mixed Berry', 'VEGETABLE LASAGNA', '12 Maple Street'])
      expect(mail.html).toContain(line);
  });
});
