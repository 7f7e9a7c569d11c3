import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import Mustache from 'mustache';
import * as v from 'valibot';
import { CliError, messageOf, root } from '../../platform/base';

/** The fields next to the template's body on the EmailJS page. */
const TemplateSettingsSchema = v.object({
  subject: v.pipe(v.string(), v.nonEmpty()),
  replyTo: v.string(),
  fromName: v.pipe(v.string(), v.nonEmpty()),
});
interface Template {
  html: string;
  settings: v.InferOutput<typeof TemplateSettingsSchema>;
}

/**
 * The owner's template.
 * @param shop the address that an owner enters when pasting it.
 * @throws CliError naming a field that is missing or empty.
 */
export async function readTemplate(shop: string): Promise<Template> {
  const directory = resolve(root, 'cart-mfe/order-email');
  const read = (file: string) => readFile(resolve(directory, file), 'utf8');
  try {
    return {
      html: (await read('template.html')).replace('https://YOUR-SHOP', shop),
      settings: v.parse(TemplateSettingsSchema, JSON.parse(await read('settings.json'))),
    };
  } catch (error) {
    throw new CliError(
      `The order email's template in ${directory} cannot be used: ${messageOf(error)}`,
    );
  }
}

const PLAIN = { escape: (value: unknown) => String(value) };

/**
 * Fills the owner's template as EmailJS does: `{{x}}` is escaped in the body and plain in the header fields, where
 * nodemailer lets no line break start another field. A missing variable is an empty string.
 * @param owner the recipient and, as with a connected mailbox, the sender.
 */
export function fillOrderMail(
  template: Template,
  params: Readonly<Record<string, unknown>>,
  owner: string,
) {
  const header = (field: string) => Mustache.render(field, params, {}, PLAIN);
  return {
    from: { name: header(template.settings.fromName), address: owner },
    to: owner,
    replyTo: header(template.settings.replyTo),
    subject: header(template.settings.subject),
    html: Mustache.render(template.html, params),
  };
}
