import { reportError } from '@simmer/shared/report';
import { createStore } from '@simmer/shared/store';
import { TimeLimitError, withTimeLimit } from '@simmer/shared/time-limit';
import type { Order } from './order';
import type { MailResult, OrderMailer } from './order-mailer';
import { orderTemplateFields } from './order-template';

export type SendState =
  | { status: 'idle' }
  | { status: 'sending'; order: Order }
  | { status: 'sent'; order: Order }
  | { status: 'failed'; order: Order }
  /** Timed out: the order may have arrived. */
  | { status: 'unknown'; order: Order };

export interface OrderSending {
  getState: () => SendState;
  subscribe: (listener: () => void) => () => void;
  /** Sends one order; a second call in the meantime does nothing. Never rejects. */
  send: (order: Order) => Promise<void>;
  /** The guest has seen the confirmation: back to idle. */
  finish: () => void;
}

interface SendingOptions {
  mailer: OrderMailer;
  onSent: (order: Order) => void;
  limitMs?: number;
}

export const SEND_LIMIT_MS = 30_000;

/** Sends one order at a time. Without React, so that it outlives the page that started it. */
export function createOrderSending({
  mailer,
  onSent,
  limitMs = SEND_LIMIT_MS,
}: SendingOptions): OrderSending {
  const store = createStore<SendState>('order', { status: 'idle' });

  function settle(order: Order, result: MailResult): void {
    // A late answer still counts, unless the guest has sent the order again.
    const state = store.get();
    if (state.status === 'idle' || state.order !== order) return;
    if (result.status === 'sent') {
      store.set({ status: 'sent', order });
      onSent(order);
    } else {
      reportError('order', `the order was not sent: ${result.reason}`, result.cause);
      store.set({ status: 'failed', order });
    }
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    async send(order) {
      if (store.get().status === 'sending') return;
      store.set({ status: 'sending', order });
      const answer = attempt(mailer, order);
      try {
        settle(order, await withTimeLimit(answer, limitMs));
      } catch (error) {
        if (!(error instanceof TimeLimitError)) throw error;
        reportError(
          'order',
          'the mail service did not answer in time; the order may have arrived.',
        );
        store.set({ status: 'unknown', order });
        void answer.then((late) => {
          settle(order, late);
        });
      }
    },
    finish() {
      if (store.get().status === 'sent') store.set({ status: 'idle' });
    },
  };
}

async function attempt(mailer: OrderMailer, order: Order): Promise<MailResult> {
  try {
    return await mailer.send(orderTemplateFields(order));
  } catch (cause) {
    return { status: 'failed', reason: 'the mailer failed', cause };
  }
}
