import { siteConfig } from '@simmer/shared/config';
import { localEndpoints } from '@simmer/shared/registry';
import * as v from 'valibot';
import { loadEmailJs } from './load-emailjs';
import type { MailResult, OrderMailer } from './order-mailer';

/** The SDK throws an answer that is no success as an object of its own, which is no Error. */
const AnswerSchema = v.object({ status: v.number(), text: v.string() });

/** Sends through EmailJS, or through its stand-in when the page runs on a local cloud. */
export const emailJsMailer: OrderMailer = {
  async send(fields): Promise<MailResult> {
    try {
      const { publicKey, serviceId, templateId } = siteConfig().emailjs;
      const [local, sdk] = await Promise.all([localEndpoints(), loadEmailJs()]);
      // `origin` counts here only: the SDK ignores it in the options of a single call.
      sdk.init({ publicKey, ...(local && { origin: local.email }) });
      await sdk.send(serviceId, templateId, { ...fields });
      return { status: 'sent' };
    } catch (error) {
      return { status: 'failed', reason: describe(error), cause: error };
    }
  },
};

/** What the SDK throws is a text (a missing key), its answer object, or fetch's TypeError. */
function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  const answer = v.safeParse(AnswerSchema, error);
  if (answer.success) return `${String(answer.output.status)} ${answer.output.text}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'an error of an unknown kind';
}
