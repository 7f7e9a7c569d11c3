import { record } from '../../modules';
import { PORT_NAMES } from '../ports';
import { readResetLink } from './reset-link';
import { resetMail } from './reset-mail';
import { resetPage } from './reset-page';

const ports = record(PORT_NAMES, () => 4321);
const printed =
  "i  auth: To reset the password for o'brien+soup@guests.example, follow this link: http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=a-b_c&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A3000%2Flogin&newPassword=NEW_PASSWORD_HERE";

describe('a guest who forgot the password, in the local cloud', () => {
  it('gets an email with a link to a page that asks for a new one', () => {
    const link = readResetLink(printed, ports);
    expect(link).toEqual({
      email: "o'brien+soup@guests.example",
      url: 'http://127.0.0.1:4321/__/auth/action?mode=resetPassword&lang=en&oobCode=a-b_c&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A3000%2Flogin',
    });
    if (!link) return;
    const mail = resetMail(link, 'Olive & Oil', 'demo-test');
    expect(mail).toMatchObject({ to: link.email, subject: 'Reset your password for Olive & Oil' });
    expect(mail.text).toContain(`your Olive & Oil password for your ${link.email} account`);
    expect(mail.text).toContain(link.url);
    expect(mail.html).toContain('Olive &amp; Oil');
  });

  it('is asked for it by a form that the emulator answers', () => {
    const page = resetPage(
      new URLSearchParams('oobCode=a%22%3E&mode=resetPassword'),
      'http://auth',
    );
    expect(page).toContain('action="http:&#x2F;&#x2F;auth&#x2F;emulator&#x2F;action"');
    expect(page).toContain('name="oobCode" value="a&quot;&gt;"');
    expect(page).toContain('name="newPassword"');
  });
});

it.each([
  'i  auth: To verify the email address a@b.example, follow this link: http://127.0.0.1:9099/x',
  'To reset the password for a@b.example, follow this link: nowhere',
  '',
])('other lines of the Auth emulator send no email: “%s”', (line) => {
  expect(readResetLink(line, ports)).toBeUndefined();
});
