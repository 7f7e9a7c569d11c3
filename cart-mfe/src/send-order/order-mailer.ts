import type { OrderTemplateFields } from './order-template';

/** The time limit for one attempt. */
export const SEND_LIMIT_MS = 30_000;
/** The pause before each further attempt. The service accepts one request per second. */
export const RETRY_PAUSES_MS = [1000, 2000, 4000];

export type MailResult =
  | { status: 'sent' }
  /** `reason` is for the console, never for the guest's screen. */
  | { status: FailureStatus; reason: string; cause: unknown };

/**
 * `refused` would be refused again. `busy` (too many requests, or an error of the service itself) and `not-sent` (the order's
 * request was not made) may be tried again. `unknown` may have arrived.
 */
export type FailureStatus = 'refused' | 'busy' | 'not-sent' | 'unknown';

/** Sends an order to the owner. Has no time limit, and never rejects. */
export interface OrderMailer {
  send: (fields: OrderTemplateFields) => Promise<MailResult>;
}
