import { withTimeLimit } from '@simmer/shared/time-limit';
import type { MailResult, OrderMailer } from './order-mailer';
import type { OrderTemplateFields } from './order-template';

/** The time limit for one attempt. */
export const SEND_LIMIT_MS = 30_000;
/** The pause before each further attempt. The service accepts one request per second. */
export const RETRY_PAUSES_MS = [1000, 2000, 4000];

const NO_ANSWER: MailResult = {
  status: 'unknown',
  reason: 'the mail service did not answer in time',
  cause: undefined,
};

interface RetryOptions {
  mailer: OrderMailer;
  pause: (ms: number) => Promise<void>;
  /** Whether the order needs no further attempt, because an earlier one was answered late. */
  isAnswered: () => boolean;
  /** Before each attempt. */
  onAttempt: () => void;
  /** Before each pause; nothing has been sent so far. */
  onPause: (nextRetry: number) => void;
  /** An answer after the time limit. */
  onLateAnswer: (result: MailResult) => void;
}

/**
 * Retries only if the order certainly was not sent: not if the service refused it or it may have arrived.
 * @returns the last answer. Never rejects.
 */
export async function sendWithRetries(
  fields: OrderTemplateFields,
  { mailer, pause, isAnswered, onAttempt, onPause, onLateAnswer }: RetryOptions,
): Promise<MailResult> {
  for (let retry = 0; ; retry += 1) {
    onAttempt();
    const result = await attempt(mailer, fields, onLateAnswer);
    const wait = RETRY_PAUSES_MS[retry];
    if (wait === undefined || !mayBeRetried(result) || isAnswered()) return result;
    onPause(retry + 1);
    await pause(wait);
    if (isAnswered()) return result;
  }
}

function mayBeRetried({ status }: MailResult): boolean {
  return status === 'busy' || status === 'not-sent';
}

async function attempt(
  mailer: OrderMailer,
  fields: OrderTemplateFields,
  onLateAnswer: (result: MailResult) => void,
): Promise<MailResult> {
  const answer = mailer.send(fields);
  try {
    return await withTimeLimit(answer, SEND_LIMIT_MS);
  } catch {
    // Only the time limit gets here: a mailer never rejects.
    void answer.then(onLateAnswer);
    return NO_ANSWER;
  }
}
