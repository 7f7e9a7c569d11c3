import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test.use({ account: 'guest' });

const RIGHT_TO_LEFT = '\u202e';

test('whatever a guest types or pastes, the owner reads it as text, in one mail, to the owner alone (case 66)', async ({
  guest,
  inbox,
}) => {
  const { page } = guest;
  const email = freshEmail('hostile');
  await guest.open();
  await guest.writeNote('Key lime pie', `=HYPERLINK("x") {{total}} ${RIGHT_TO_LEFT}txt.exe`);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails({
    name: 'Zoë 👩‍🍳 <img src=x onerror=alert(1)>',
    time: 'noon\u0000\u001b[31m{{{orders}}}',
    address: Array.from({ length: 10_000 }, (_, n) => `line ${String(n)}`).join('\n'),
  });
  await page.getByLabel('Email').fill(`Bcc: all@guests.example, ${email}`);
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();

  const mail = await inbox.orderOf(email);
  expect(mail.to.map(({ address }) => address)).toEqual([site.owner.email]);
  expect(mail.replyTo ?? []).toEqual([]);
  expect(mail.subject).toContain('Zoë 👩‍🍳 <img src=x onerror=alert(1)>');
  expect(mail.html).toContain('&lt;img src');
  expect(mail.html).not.toContain('<img');
  expect(mail.text).toContain('Modifications: =HYPERLINK("x") {{total}} txt.exe');
  expect(mail.text).toContain('noon [31m{{{orders}}}');
  expect(mail.text).toContain('line 0, line 1, line 2');
  expect(mail.text).toContain(`Bcc: all@guests.example, ${email}`);
  expect(mail.text.length).toBeLessThan(2000);
});
