import Mustache from 'mustache';
import { NAME } from '../../base';

/** What the link sets, because the Auth emulator has no page that asks for it. */
const NEW_PASSWORD = `${NAME}-again`;

const HTML = `<p>Hello,</p>
<p>Follow this link to reset your {{business}} password for your {{email}} account.</p>
<p><a href="{{url}}">{{url}}</a></p>
<p>Firebase would ask for the new password. Here, it becomes “${NEW_PASSWORD}”, or what you write in the address instead.</p>`;

/**
 * The email that Firebase would send to a guest who forgot the password. The Auth emulator only prints the link.
 * @param line that the emulator printed.
 * @returns undefined for any other line.
 */
export function resetMail(line: string, business: string, projectId: string) {
  const [, email, address] =
    /To reset the password for (\S+), follow this link: (\S+)/.exec(line) ?? [];
  if (email === undefined || address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.searchParams.set('newPassword', NEW_PASSWORD);
  return {
    from: { name: business, address: `noreply@${projectId}.firebaseapp.com` },
    to: email,
    subject: `Reset your password for ${business}`,
    html: Mustache.render(HTML, { email, business, url: url.href }),
  };
}
