import { siteConfig } from '@simmer/shared/config';
import { localEndpoints, readLiveRegistry } from '@simmer/shared/registry';
import * as v from 'valibot';
import { loadEmailJs } from './load-emailjs';
import type { FailureStatus, MailResult, OrderMailer } from './order-mailer';

/** What the SDK throws when the service refuses a request; it is not an Error. */
const AnswerSchema = v.object({ status: v.number(), text: v.string() });

/**
 * The whole answer of the service for an email that it accepted, as text or as JSON:
 * https://www.emailjs.com/docs/rest-api/send/
 */
const ACCEPTED = /^(OK|"OK")$/;
const TOO_MANY_REQUESTS = 429;

/**
 * A gateway reports this when it got no valid answer from the service behind it, which may still have sent the email.
 */
function isFromGateway(status: number): boolean {
  return status === 502 || status === 504 || (status >= 520 && status <= 529);
}

export const emailJsMailer: OrderMailer = {
  async send(fields): Promise<MailResult> {
    let sdk;
    try {
      const [local, loaded] = await Promise.all([
        localEndpoints(),
        loadEmailJs(),
        // A browser that says it is offline may be wrong. If this request works, so will the order's; if it fails,
        // certainly nothing was sent.
        !navigator.onLine && readLiveRegistry(),
      ]);
      sdk = loaded;
      // The SDK ignores `origin` in the options of `send`.
      sdk.init({
        publicKey: siteConfig().emailjs.publicKey,
        ...(local && { origin: local.email }),
      });
    } catch (error) {
      return failure('not-sent', error);
    }
    try {
      const { serviceId, templateId } = siteConfig().emailjs;
      const answer = await sdk.send(serviceId, templateId, { ...fields });
      // Any other 2xx answer may come from a network that answers instead of the service.
      return answer.status === 200 && ACCEPTED.test(answer.text)
        ? { status: 'sent' }
        : failure('unknown', answer);
    } catch (error) {
      return failure(statusOf(error), error);
    }
  },
};

/** The SDK throws a string (for a missing key), its response object, or fetch's TypeError. */
function statusOf(error: unknown): FailureStatus {
  if (v.is(AnswerSchema, error)) {
    if (isFromGateway(error.status)) return 'unknown';
    return error.status === TOO_MANY_REQUESTS || error.status >= 500 ? 'busy' : 'refused';
  }
  // fetch does not say whether it failed before or after the request was sent.
  return typeof error === 'string' ? 'refused' : 'unknown';
}

function failure(status: FailureStatus, cause: unknown): MailResult {
  const isAnswer = v.is(AnswerSchema, cause);
  return {
    status,
    reason: isAnswer ? `${String(cause.status)} ${cause.text}` : String(cause),
    cause,
  };
}
