import Mustache from 'mustache';
import * as v from 'valibot';
import type { TemplateParams } from './send-request';

/** The fields next to the template's body on the EmailJS page. */
const TemplateSettingsSchema = v.object({
  subject: v.pipe(v.string(), v.nonEmpty()),
  replyTo: v.string(),
  fromName: v.pipe(v.string(), v.nonEmpty()),
});
export type TemplateSettings = v.InferOutput<typeof TemplateSettingsSchema>;

/** @throws ValiError when a field is missing or empty. */
export function parseTemplateSettings(input: unknown): TemplateSettings {
  return v.parse(TemplateSettingsSchema, input);
}

export type OrderMail = {
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
};

const PLAIN = { escape: (value: unknown) => String(value) };

/** A line break in a variable could start another header, such as Bcc. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
}

/** The template as plain text, before variables are filled in: markup that a guest typed must stay text. */
function plainTemplate(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(style|head|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div|tr|h[1-6]|li|table|section|header|footer)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/ {2,}/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Fills the owner's template as EmailJS does: `{{x}}` is escaped in the body, plain in the header fields, and a missing
 * variable is an empty string.
 * @param owner the recipient and, as with a connected mailbox, the sender.
 */
export function fillOrderMail(
  template: { html: string; settings: TemplateSettings },
  params: TemplateParams,
  owner: string,
): OrderMail {
  const header = (field: string) => oneLine(Mustache.render(field, params, {}, PLAIN));
  return {
    from: { name: header(template.settings.fromName), address: owner },
    to: owner,
    replyTo: header(template.settings.replyTo),
    subject: header(template.settings.subject),
    html: Mustache.render(template.html, params),
    text: Mustache.render(plainTemplate(template.html), params, {}, PLAIN),
  };
}
