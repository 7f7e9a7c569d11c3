import type { OrderTemplateFields } from './order-template';

export type MailResult =
  | { status: 'sent' }
  /** `reason` is for the console, never for the guest's screen. */
  | { status: 'failed'; reason: string; cause: unknown };

/** Sends an order to the owner. Has no time limit of its own. */
export interface OrderMailer {
  send: (fields: OrderTemplateFields) => Promise<MailResult>;
}
