import Mustache from 'mustache';
import type { ResetLink } from './reset-link';

// The words of Firebase's own template.
const TEXT = `Hello,

Follow this link to reset your {{business}} password for your {{email}} account.

{{url}}

If you didn’t ask to reset your password, you can ignore this email.

Thanks,

Your {{business}} team`;

const HTML = `<p>Hello,</p>
<p>Follow this link to reset your {{business}} password for your {{email}} account.</p>
<p><a href="{{url}}">{{url}}</a></p>
<p>If you didn’t ask to reset your password, you can ignore this email.</p>
<p>Thanks,<br>Your {{business}} team</p>`;

/** The email that Firebase would send. */
export function resetMail(link: ResetLink, business: string, projectId: string) {
  const values = { ...link, business };
  return {
    from: { name: business, address: `noreply@${projectId}.firebaseapp.com` },
    to: link.email,
    subject: `Reset your password for ${business}`,
    html: Mustache.render(HTML, values),
    text: Mustache.render(TEXT, values, {}, { escape: String }),
  };
}
