import { expectNoSidewaysScrolling, expectNoViolations } from '../fixtures/accessibility';
import { freshEmail } from '../fixtures/guest';
import { dayIn } from '../fixtures/limits';
import { fixedDish } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const pie = fixedDish('desserts', ({ flavors }) => !flavors);
const soup = fixedDish('soup');

test.use({ account: 'guest', viewport: { width: 320, height: 700 } });

test('a guest changes an order on the phone, and cancels it in four taps from their copy on a laptop where nobody is logged in; the owner reads what differs (case 96)', async ({
  guest,
  secondGuest,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('change');
  const subjects = async () => (await inbox.ordersOf(email)).map(({ subject }) => subject);

  await test.step('orders', async () => {
    await guest.open();
    await guest.add(pie.name, pie.size, pie.price);
    await guest.add(pie.name, pie.size, pie.price);
    await guest.openCart();
    await guest.fillDetails({ email, date: dayIn(9), time: 'noon', address: '12 Maple Street' });
    await guest.submit();
    await inbox.orderOf(email);
  });

  await test.step('changes it: nothing typed before is lost, and the old order stays valid until then', async () => {
    await page.getByRole('button', { name: 'Change this order' }).click();
    await expect(page.getByText(/^You’re changing order/)).toBeVisible();
    await expect(page.getByLabel('Delivery Time')).toHaveValue('noon');
    await page.getByLabel('Delivery Time').fill('5 pm');
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: 'Back to Menu' }).first().click();
    await guest.add(soup.name, soup.size, soup.price);
    await guest.openCart();
    await guest.submitButton.click();
    await expect(guest.heading('Your change was sent.')).toBeVisible();
    await expectNoViolations(page, ['main']);
    await expectNoSidewaysScrolling(page);
    await expect.poll(subjects).toHaveLength(2);
    const changed = (await inbox.ordersOf(email)).find(({ subject }) => /^CHANGED: /.test(subject));
    expect(changed?.html).toContain(`${soup.name} ${soup.size}: new, 1`);
    expect(changed?.html).toContain('Time: 5 pm, was noon');
    expect(changed?.html).toContain(`2 × ${pie.name}, ${pie.size}`);
  });

  await test.step('cancels it with the link of their copy', async () => {
    const copy = page.getByRole('link', { name: 'Email myself a copy' });
    const mail = decodeURIComponent((await copy.getAttribute('href')) ?? '');
    const [link = ''] = /\/cart#change=3\.[\w-]+/.exec(mail) ?? [];
    const laptop = secondGuest.page;
    await laptop.setViewportSize({ width: 320, height: 700 });
    await secondGuest.open(link);
    await expect(laptop.getByText(`2 × ${pie.name}, ${pie.size}`)).toBeVisible();
    await laptop.getByRole('button', { name: 'Cancel this order' }).click();
    await expectNoViolations(laptop, ['main']);
    await expectNoSidewaysScrolling(laptop);
    await laptop.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(laptop.getByText(/^This order is cancelled/)).toBeVisible();
    await expectNoViolations(laptop, ['main']);
    expect(new URL(laptop.url()).hash).toBe('');
    await expect.poll(subjects).toHaveLength(3);
    const cancelled = (await inbox.ordersOf(email)).find(({ subject }) =>
      /^CANCELLED: /.test(subject),
    );
    expect(cancelled?.html).toContain('Please do not cook it.');
    expect(cancelled?.html).toContain(`1 × ${soup.name}, ${soup.size}`);
  });
});
