import { siteConfig } from '@simmer/shared/config';
import { localEndpoints } from '@simmer/shared/registry';
import * as v from 'valibot';
import { loadEmailJs } from './load-emailjs';
import type { MailResult, OrderMailer } from './order-mailer';

/** What the SDK throws when the service refuses; it is not an Error. */
const AnswerSchema = v.object({ status: v.number(), text: v.string() });

export const emailJsMailer: OrderMailer = {
  async send(fields): Promise<MailResult> {
    try {
      const { publicKey, serviceId, templateId } = siteConfig().emailjs;
      const [local, sdk] = await Promise.all([localEndpoints(), loadEmailJs()]);
      // Not in the options of `send`: the SDK ignores `origin` there.
      sdk.init({ publicKey, ...(local && { origin: local.email }) });
      await sdk.send(serviceId, templateId, { ...fields });
      return { status: 'sent' };
    } catch (error) {
      return { status: 'failed', reason: describe(error), cause: error };
    }
  },
};

/** The SDK throws a string (a missing key), its answer object, or fetch's TypeError. */
function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  const answer = v.safeParse(AnswerSchema, error);
  if (answer.success) return `${String(answer.output.status)} ${answer.output.text}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
}
