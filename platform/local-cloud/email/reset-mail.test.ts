import { resetMail } from './reset-mail';

const mailFor = (line: string) => resetMail(line, 'Olive & Oil', 'demo-test');

it('in the local cloud, a guest who forgot the password gets an email with a link; other lines of the emulator’s log send none', () => {
  const link = 'http://127.0.0.1:9099/emulator/action?oobCode=a-b_c&newPassword=NEW_PASSWORD_HERE';
  const mail = mailFor(`i  To reset the password for o'b+s@g.example, follow this link: ${link}`);
  expect(mail).toMatchObject({
    to: "o'b+s@g.example",
    html: expect.stringContaining('Olive &amp;'),
  });
  expect(mail?.html).toContain('oobCode&#x3D;a-b_c&amp;newPassword&#x3D;library-again"');
  expect(mailFor(`i  To verify the email address a@b.example, follow this link: ${link}`)).toBe(
    undefined,
  );
  expect(mailFor('To reset the password for a@b.example, follow this link: nowhere')).toBe(
    undefined,
  );
});
