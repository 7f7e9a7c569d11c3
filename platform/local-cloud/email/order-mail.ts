import Mustache from 'mustache';
import * as v from 'valibot';
import type { Mail } from './deliver';

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

const PLAIN = { escape: (value: unknown) => String(value) };

/**
 * Fills the owner's template as EmailJS does: `{{x}}` is escaped in the body and plain in the header fields, where
 * nodemailer lets no line break start another field. A missing variable is an empty string.
 * @param owner the recipient and, as with a connected mailbox, the sender.
 */
export function fillOrderMail(
  template: { html: string; settings: TemplateSettings },
  params: Readonly<Record<string, unknown>>,
  owner: string,
): Mail {
  const header = (field: string) => Mustache.render(field, params, {}, PLAIN);
  return {
    from: { name: header(template.settings.fromName), address: owner },
    to: owner,
    replyTo: header(template.settings.replyTo),
    subject: header(template.settings.subject),
    html: Mustache.render(template.html, params),
  };
}
