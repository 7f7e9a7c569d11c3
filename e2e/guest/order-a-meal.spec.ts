import { freshEmail } from '../fixtures/guest';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';
import { monthlyDish, site } from '../fixtures/site';

const firstDish = monthlyDish(0);
const monthly = monthlyDish(2);

test(
  'a guest fills a cart, signs up, logs in and orders, and the owner’s email has all of it [1] [2] [3] [4] [5] [7] [134] [135] [146]',
  FOR_ANY_BUSINESS,
  async ({ guest, inbox, email: emailService }) => {
    const email = freshEmail('whole-journey');
    let reference = '';
    const total = `$${(80 + monthly.dollars).toFixed(2)}`;

    await test.step('fills the cart without an account', async () => {
      await guest.open();
      await guest.writeNote('Meatloaf with veggies', 'no onions, please');
      await guest.add('Meatloaf with veggies', 'Small', '$30.00');
      await guest.page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
      await guest.add('Danish', '9 X 13', '$25.00');
      await guest.add('Pork green chili', 'Quart', '$25.00');
      await guest.add(monthly.name, monthly.size, monthly.price);
      await expect(guest.badge).toHaveText('4');
    });

    await test.step('cannot submit before logging in', async () => {
      await guest.openCart();
      await expect(guest.heading('Your Order')).toBeVisible();
      await expect(guest.page.getByText('Please log in to submit your order.')).toBeVisible();
      await expect(guest.submitButton).toBeDisabled();
    });

    await test.step('signs up and logs in; the cart is still there', async () => {
      await guest.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await guest.signUp(email, 'a good password');
      await expect(guest.page.getByText('Account created! You can now log in.')).toBeVisible();
      await guest.logIn(email, 'a good password');
      await expect(guest.page.getByText('Login successful!').first()).toBeVisible();
      await guest.noticeLink('Continue to checkout').click();
    });

    await test.step('sends the order', async () => {
      await expect(guest.page.getByLabel('Email')).toHaveValue(email);
      await guest.fillDetails({
        name: 'Ada',
        time: 'Friday, 5 pm',
        address: '12 Maple Street\nSpringfield',
      });
      await guest.page.getByLabel('Delivery Date').fill('2031-05-09');
      await expect(guest.page.getByText(total).first()).toBeVisible();
      await guest.submitButton.click();
    });

    await test.step('reads the confirmation', async () => {
      await expect(guest.heading('Thank you for your order!')).toBeVisible();
      await expect(guest.page).toHaveURL(/\/order-confirmation$/);
      await expect(guest.badge).toBeHidden();
      const summary = guest.page.getByRole('main');
      for (const text of [
        'Meatloaf with veggies',
        'no onions, please',
        'Danish',
        'Mixed Berry',
        monthly.name,
      ]) {
        await expect(summary.getByText(text).first()).toBeVisible();
      }
      await expect(
        summary.getByText('You selected to pay with Cash. Please have payment at pickup.'),
      ).toBeVisible();
      reference = await summary.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).innerText();
      await guest.page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(guest.heading(site.hero.title)).toBeVisible();
    });

    await test.step('the owner reads the email', async () => {
      const mail = await inbox.orderOf(email);
      expect(mail.subject).toBe(`New order from Ada - ${total} - ${reference}`);
      expect(mail.to[0]?.address).toBe(site.owner.email);
      expect(mail.replyTo[0]?.address).toBe(email);
      for (const text of [
        'Meatloaf with veggies',
        'no onions, please',
        'Danish',
        'Mixed Berry',
        'Pork green chili',
        monthly.name,
        total,
        'Cash',
        'Friday, 5 pm',
        '2031-05-09',
        '12 Maple Street',
        'Ada',
        email,
      ]) {
        expect(mail.html).toContain(text);
      }
    });

    await test.step('the SDK sent exactly one request with the eight fields', async () => {
      const requests = await emailService.requests();
      const mine = requests.filter((request) => JSON.stringify(request.body).includes(email));
      expect(mine).toHaveLength(1);
      expect(mine[0]?.status).toBe(200);
      expect(mine[0]?.body).toMatchObject({
        lib_version: '4.4.1',
        service_id: site.emailjs.serviceId,
      });
    });
  },
);

test.describe('when the guest is logged in', () => {
  test.use({ account: 'guest' });

  test('the order email has one block per dish, separated by blank lines [147] [148] [149] [150] [151] [152] [153] [154] [155] [156] [157] [158]', async ({
    guest,
    email: emailService,
  }) => {
    const email = freshEmail('fields');
    await guest.open();
    await guest.add('Chicken taco soup', 'Quart', '$25.00');
    await guest.add('Chicken taco soup', 'Quart', '$25.00');
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ name: '', time: 'noon', address: '1 Elm Road', email });
    await guest.page.getByRole('radio', { name: 'Check' }).check();
    await guest.submitButton.click();
    await expect(guest.heading('Thank you for your order!')).toBeVisible();

    const requests = await emailService.requests();
    const [request] = requests.filter(({ body }) => JSON.stringify(body).includes(email));
    expect(request).toMatchObject({
      status: 200,
      text: 'OK',
      body: {
        lib_version: '4.4.1',
        user_id: site.emailjs.publicKey,
        service_id: site.emailjs.serviceId,
        template_id: site.emailjs.templateId,
        template_params: {
          userName: 'Customer',
          paymentMethod: 'Check',
          deliveryTime: 'noon',
          orderDate: 'Not specified',
          address: '1 Elm Road',
          userEmail: email,
          total: '75.00',
        },
      },
    });
    const orders = JSON.stringify(request?.body);
    expect(orders).toContain('\\n\\n');
    expect(orders).toContain('NONE');
    expect(orders).toContain('50.00');
  });

  test('Enter in a field sends nothing; a guest who taps twice sends one order [125] [126] (cases 59, 60)', async ({
    guest,
    inbox,
  }) => {
    const email = freshEmail('double');
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await guest.fillDetails({ email });
    await expect(guest.submitButton).toBeEnabled();
    for (const label of ['Email', 'Delivery Time', 'Delivery Date'])
      await guest.page.getByLabel(label).press('Enter');
    await expect(guest.submitButton).toBeEnabled();
    expect(await inbox.ordersOf(email)).toHaveLength(0);
    await guest.page
      .getByRole('button', { name: /Submit/ })
      .dblclick({ force: true, timeout: 2000 })
      .catch(() => undefined);
    await expect(guest.heading('Thank you for your order!')).toBeVisible();
    await inbox.orderOf(email);
    await guest.page.goBack();
    expect(await inbox.ordersOf(email)).toHaveLength(1);
  });
});

test('two guests order at the same moment and both orders arrive complete', async ({
  guest,
  secondGuest,
  inbox,
}) => {
  const first = freshEmail('first-of-two');
  const second = freshEmail('second-of-two');

  async function prepare(person: typeof guest, email: string, dish: string, price: string) {
    await person.register(email);
    await person.add(dish, '9 X 13', price);
    await person.openCart();
    await person.fillDetails({ name: email.slice(0, 6) });
  }
  await Promise.all([
    prepare(guest, first, 'Carrot cake with cream cheese frosting', '$40.00'),
    prepare(secondGuest, second, 'Banana split cake', '$50.00'),
  ]);
  await Promise.all([guest.submitButton.click(), secondGuest.submitButton.click()]);
  await Promise.all(
    [guest, secondGuest].map((person) =>
      expect(person.heading('Thank you for your order!')).toBeVisible(),
    ),
  );

  const [firstMail, secondMail] = [await inbox.orderOf(first), await inbox.orderOf(second)];
  expect(firstMail.html).toContain('Carrot cake');
  expect(firstMail.html).not.toContain('Banana split');
  expect(secondMail.html).toContain('Banana split');
  expect(secondMail.html).not.toContain('Carrot cake');
});

test('a monthly dish with the same id as a Classic gets its own line [89]', async ({ guest }) => {
  await guest.open();
  await guest.add('Mississippi pot roast with veggies', 'Small', '$30.00');
  await guest.add(firstDish.name, 'Small', firstDish.price);
  await expect(guest.badge).toHaveText('2');
  await guest.openCart();
  await expect(guest.cartLine('Mississippi pot roast with veggies')).toContainText('$30.00');
  await expect(guest.cartLine(firstDish.name)).toContainText(firstDish.price);
});

test(
  'the cart is gone after a reload, unless the shop keeps it in the tab [99]',
  FOR_ANY_BUSINESS,
  async ({ guest }) => {
    await guest.open();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await expect(guest.badge).toHaveText('1');
    await guest.page.reload();
    await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
    if (site.ordering.keepCartInTab) await expect(guest.badge).toHaveText('1');
    else await expect(guest.badge).toBeHidden();
  },
);
