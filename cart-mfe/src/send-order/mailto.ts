/** Mail programs and Windows cut links at about 2,000 characters. */
const MAX_LINK_LENGTH = 1900;

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Ends a text that is too long for a link. */
  cutNote: string;
}

/** A link that opens the mail in the guest's mail program. */
export function mailtoLink({ to, subject, text, cutNote }: Mail): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
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
