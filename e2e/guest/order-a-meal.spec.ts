import { freshEmail } from '../fixtures/guest';
import { expect, FOR_ANY_BUSINESS, test } from '../fixtures/test';
import { fixedDish, monthlyDish, site } from '../fixtures/site';

const dinner = fixedDish('classics');
const soup = fixedDish('soup');
const flavored = fixedDish('desserts', ({ flavors }) => flavors !== undefined);
const monthly = monthlyDish(2);
const dollars = [dinner, soup, flavored, monthly].reduce((sum, dish) => sum + dish.dollars, 0);

test(
  'a guest fills a cart, signs up, logs in and orders, and the owner’s email contains all of it; nobody else learns anything [1] [2] [3] [4] [5] [7] [8] [9] [12] [99] [134] [135] [146] (case 28)',
  FOR_ANY_BUSINESS,
  async ({ guest, inbox, urls }) => {
    const email = freshEmail('whole-journey');
    let reference = '';
    const total = `$${dollars.toFixed(2)}`;
    const asked: string[] = [];
    const sent: unknown[] = [];
    guest.page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.push(request.url());
      if (request.url().endsWith('/email/send')) sent.push(request.postDataJSON());
    });

    await test.step('fills the cart without an account', async () => {
      await guest.open();
      // What the owner has set for fixed dishes comes with the dishes of the month. Of a dish that was added before, the
      // guest is asked about its allergens.
      await expect(guest.heading(monthly.name)).toBeVisible();
      await guest.writeNote(dinner.name, 'no onions, please');
      await guest.add(dinner.name, dinner.size, dinner.price);
      await guest.page.getByLabel(`Flavor for ${flavored.name}`).selectOption(flavored.flavor);
      await guest.add(flavored.name, flavored.size, flavored.price);
      await guest.add(soup.name, soup.size, soup.price);
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
      await guest.signUpFromCart(email);
    });

    await test.step('sends the order', async () => {
      await expect(guest.page.getByLabel('Email')).toHaveValue(email);
      await guest.fillDetails({ address: '12 Maple Street\nSpringfield', date: '2031-05-09' });
      await expect(guest.page.getByText(total).first()).toBeVisible();
      await guest.submitButton.click();
    });

    await test.step('reads the confirmation', async () => {
      await expect(guest.heading('Thank you for your order!')).toBeVisible();
      await expect(guest.page).toHaveURL(/\/order-confirmation$/);
      await expect(guest.badge).toBeHidden();
      const summary = guest.page.getByRole('main');
      for (const text of [
        dinner.name,
        'no onions, please',
        flavored.name,
        flavored.flavor,
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

    await test.step('the next cart is gone after a reload, unless the shop keeps it in the tab', async () => {
      await guest.add(soup.name, soup.size, soup.price);
      await expect(guest.badge).toHaveText('1');
      await guest.page.reload();
      await guest.waitUntilHydrated();
      if (site.ordering.keepCartInTab) await expect(guest.badge).toHaveText('1');
      else await expect(guest.badge).toBeHidden();
    });

    await test.step('the owner reads the email', async () => {
      const mail = await inbox.orderOf(email);
      expect(mail.subject).toBe(`Fri May 9 2031, Friday, 5 pm - Ada - ${total} - ${reference}`);
      expect(mail.to[0]?.address).toBe(site.owner.email);
      expect(mail.replyTo[0]?.address).toBe(email);
      for (const text of [
        dinner.name,
        'no onions, please',
        flavored.name,
        flavored.flavor,
        soup.name,
        monthly.name,
        total,
        'Cash',
        'Friday, 5 pm',
        'Fri, May 9, 2031',
        '12 Maple Street',
        'Ada',
        email,
      ]) {
        expect(mail.html).toContain(text);
      }
    });

    await test.step('the SDK sent exactly one request', () => {
      expect(sent).toEqual([
        expect.objectContaining({
          lib_version: '4.4.1',
          user_id: site.emailjs.publicKey,
          service_id: site.emailjs.serviceId,
          template_id: site.emailjs.templateId,
        }),
      ]);
    });

    await test.step('only our modules, the accounts, the menu and the mail service received requests, and no order is stored', () => {
      const known = [
        urls.shell,
        urls['menu-mfe'],
        urls['cart-mfe'],
        urls.auth,
        urls.firestore,
        urls.email,
      ];
      expect(asked.filter((url) => !known.includes(new URL(url).origin))).toEqual([]);
      // The request writes the profile of a guest.
      const writes = asked.filter(
        (url) => url.startsWith(urls.firestore) && /:commit|:write/.test(url),
      );
      expect(writes.length).toBeLessThanOrEqual(1);
    });
  },
);
