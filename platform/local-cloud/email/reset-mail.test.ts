import { resetMail } from './reset-mail';

const printed =
  "i  auth: To reset the password for o'brien+soup@guests.example, follow this link: http://127.0.0.1:9099/emulator/action?mode=resetPassword&oobCode=a-b_c&newPassword=NEW_PASSWORD_HERE";

it('a guest who forgot the password, in the local cloud, gets an email with a link that works', () => {
  const mail = resetMail(printed, 'Olive & Oil', 'demo-test');
  expect(mail).toMatchObject({
    to: "o'brien+soup@guests.example",
    subject: 'Reset your password for Olive & Oil',
  });
  expect(mail?.html).toContain('Olive &amp; Oil');
  expect(mail?.html).toContain('oobCode&#x3D;a-b_c&amp;newPassword&#x3D;simmer-again"');
});

it.each([
  'i  auth: To verify the email address a@b.example, follow this link: http://127.0.0.1:9099/x',
  'To reset the password for a@b.example, follow this link: nowhere',
  '',
])('other lines of the Auth emulator send no email: “%s”', (line) => {
  expect(resetMail(line, 'Olive & Oil', 'demo-test')).toBeUndefined();
});
