import type { MailResult, OrderMailer } from '../send-order/order-mailer';
import type { OrderTemplateFields } from '../send-order/order-template';

export const SENT: MailResult = { status: 'sent' };
export const BUSY: MailResult = { status: 'busy', reason: '429 Too Many', cause: { status: 429 } };
export const NOT_SENT: MailResult = {
  status: 'not-sent',
  reason: 'TypeError: Failed to fetch',
  cause: undefined,
};
export const UNKNOWN: MailResult = {
  status: 'unknown',
  reason: 'TypeError: Failed to fetch',
  cause: new TypeError('Failed to fetch'),
};
export const REFUSED: MailResult = {
  status: 'refused',
  reason: '412 Gmail_API: Invalid grant',
  cause: { status: 412 },
};

/** A mailer that answers when the test says so. */
export function fakeMailer() {
  const sent: OrderTemplateFields[] = [];
  const answers: ((result: MailResult) => void)[] = [];
  const mailer: OrderMailer = {
    send(fields) {
      sent.push(fields);
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
  };
  return {
    mailer,
    sent,
    /** Answers the n-th order, from 0. */
    answer: (result: MailResult, n = 0) => answers[n]?.(result),
    answerAll: (result: MailResult) => {
      for (const answer of answers) answer(result);
    },
  };
}
