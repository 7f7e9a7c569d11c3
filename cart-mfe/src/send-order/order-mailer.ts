import type { OrderTemplateFields } from './order-template';

export type MailResult =
  /** The service took the order: it answered with a success status. */
  | { status: 'sent' }
  /** It did not. `reason` is for the owner and the console, never for the guest's screen. */
  | { status: 'failed'; reason: string; cause: unknown };

/** Hands an order to whatever carries it to the owner. Settles late or never when the service hangs. */
export interface OrderMailer {
  send: (fields: OrderTemplateFields) => Promise<MailResult>;
}
