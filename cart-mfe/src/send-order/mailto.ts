import { encodeEmail } from '@simmer/shared/email';

/** Email programs and Windows cut off links at about 2,000 characters. */
const MAX_LINK_LENGTH = 1900;

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Appended to a text that had to be cut to fit into a link. */
  cutNote: string;
}

/** A link that opens the email in the guest's email program. */
export function mailtoLink({ to, subject, text, cutNote }: Mail): string {
  const start = `mailto:${encodeEmail(to)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = start + encodeBody(text);
  if (whole.length <= MAX_LINK_LENGTH) return whole;

  const room = MAX_LINK_LENGTH - start.length - encodeBody(cutNote).length;
  let body = '';
  for (const character of text) {
    const encoded = encodeBody(character);
    if (body.length + encoded.length > room) break;
    body += encoded;
  }
  return start + body + encodeBody(cutNote);
}

/** RFC 6068 requires CR LF between lines. */
function encodeBody(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
