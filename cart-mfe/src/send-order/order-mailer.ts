import type { OrderTemplateFields } from './order-template';

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
