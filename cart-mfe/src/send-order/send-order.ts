import { reportError } from '@simmer/shared/report';
import { createStore, type Readable } from '@simmer/shared/store';
import type { Order } from '../order/order';
import type { PendingOrders } from './pending-orders';
import { isCompared, menuChanges, type ReadCurrentMenu } from './menu-changes';
import type { MailResult, OrderMailer } from './order-mailer';
import { orderTemplateFields } from './order-template';
import { orderText } from './order-text';
import {
  isUnsent,
  mayHaveArrived,
  type ActiveState,
  type SendState,
  type Submitted,
  type Unsent,
} from './send-state';
import { sendWithRetries } from './send-with-retries';

export interface OrderSending extends Readable<SendState> {
  /** Sends one order; does nothing while another is being sent. Never rejects. */
  send: (order: Order, isFromCart: boolean) => Promise<void>;
  /** The guest continues with an order from an earlier page, whose lines are in the cart again. */
  resume: (order: Order, status: Unsent) => void;
  /** The cart was emptied: what the guest orders next is another order. */
  detach: () => void;
  /** The guest considers an order done, of this page or of an earlier one; does nothing while it is being sent. */
  dismiss: (order: Order) => void;
  /** The guest has seen the confirmation: back to idle. */
  finish: () => void;
}

interface SendingOptions {
  mailer: OrderMailer;
  readCurrentMenu: ReadCurrentMenu;
  /** For the email's link to the owner's kitchen list; empty when there is none. Never rejects. */
  kitchenTicket: (order: Order) => Promise<string>;
  pendingOrders: Pick<
    PendingOrders,
    'save' | 'markSent' | 'forget' | 'statusOf' | 'onSentElsewhere'
  >;
  /** Runs a task once no other tab is running one for the same order. */
  inTurn: (reference: string, task: () => Promise<void>) => Promise<void>;
  pause: (ms: number) => Promise<void>;
  /** The account that submits. */
  uid: () => string;
  /** The order was sent, or it may have been and the guest considers it done. */
  onDone: (submitted: Submitted, isSent: boolean) => void;
  onFailed: (mayHaveArrived: boolean) => void;
}

/** Sends one order at a time. Independent of React, so that it outlives the page that started it. */
export function createOrderSending({
  mailer,
  readCurrentMenu,
  kitchenTicket,
  pendingOrders,
  inTurn,
  pause,
  uid,
  onDone,
  onFailed,
}: SendingOptions): OrderSending {
  const store = createStore<SendState>('order', { status: 'idle' });
  let latest: Submitted | undefined;

  /** What is known about an order; undefined when the page is handling another order or none. */
  function stateOf(reference: string): ActiveState | undefined {
    const state = store.get();
    return state.status !== 'idle' && state.order.reference === reference ? state : undefined;
  }

  function isUnchanged(order: Order): boolean {
    const current = stateOf(order.reference)?.order;
    return current !== undefined && orderText(current) === orderText(order);
  }

  /** Does nothing when a late answer or another tab has already decided what became of it. */
  function conclude(order: Order, result: MailResult, unsent: Unsent): void {
    const state = stateOf(order.reference);
    if (!state || state.status === 'sent') return;
    // Its lines may have left the cart since it was submitted.
    const submitted = { order, isFromCart: state.isFromCart, uid: state.uid };
    if (result.status === 'sent') {
      pendingOrders.markSent(order.reference);
      store.set({ ...submitted, status: 'sent' });
      onDone(submitted, true);
      return;
    }
    const status = result.status === 'unknown' ? 'unknown' : unsent;
    reportError('order', `the order was not sent: ${result.reason}`, result.cause);
    pendingOrders.save(uid(), order, status);
    store.set({ ...submitted, status });
    onFailed(status === 'unknown');
  }

  async function checkAndSend(submitted: Submitted): Promise<void> {
    const { order } = submitted;
    /** An earlier attempt, or another tab's, may be answered while this one waits. */
    const isAnswered = () => stateOf(order.reference)?.status !== 'sending';
    if (isAnswered()) return;
    const before = pendingOrders.statusOf(order.reference);
    if (before === 'sent') {
      conclude(order, { status: 'sent' }, 'unknown');
      return;
    }
    const unsent = before === undefined || isUnsent(before) ? 'failed' : 'unknown';
    // While the menu is being read, it is certain that this attempt has sent nothing.
    const waiting = unsent === 'failed' ? 'waiting' : unsent;
    pendingOrders.save(uid(), order, waiting);
    const [menu, ticket] = await Promise.all([readCurrentMenu(order.items), kitchenTicket(order)]);
    if (isAnswered()) return;
    const changes = menuChanges(order.items, menu);
    if (changes.length > 0) {
      // No attempt to send it has been made yet, and its lines are still in the cart, so nothing needs to be stored.
      if (before === undefined) pendingOrders.forget(order.reference);
      store.set({
        ...submitted,
        status: 'menu-changed',
        changes,
        mayHaveArrived: unsent === 'unknown',
      });
      return;
    }
    // The fixed menu's prices are part of the page.
    const isMenuRead = order.items.every((item) => !item.documentId || isCompared(item, menu));
    const result = await sendWithRetries(
      orderTemplateFields(order, isMenuRead, ticket, unsent === 'unknown'),
      {
        mailer,
        pause,
        isAnswered,
        onAttempt: () => {
          pendingOrders.save(uid(), order, 'sending');
        },
        onPause: (retry) => {
          pendingOrders.save(uid(), order, waiting);
          store.set({ ...submitted, status: 'sending', retry });
        },
        onLateAnswer: (late) => {
          // A late refusal says nothing about a later attempt; a late success counts unless the order has changed since.
          if (late.status === 'sent' ? isUnchanged(order) : submitted === latest)
            conclude(order, late, unsent);
        },
      },
    );
    conclude(order, result, unsent);
  }

  pendingOrders.onSentElsewhere((order) => {
    conclude(order, { status: 'sent' }, 'unknown');
  });

  return {
    ...store,
    async send(order, isFromCart) {
      if (store.get().status === 'sending') return;
      const submitted = { order, isFromCart, uid: uid() };
      latest = submitted;
      store.set({ ...submitted, status: 'sending', retry: 0 });
      await inTurn(order.reference, () => checkAndSend(submitted));
    },
    resume(order, status) {
      if (store.get().status !== 'sending') {
        store.set({ order, isFromCart: true, uid: uid(), status });
      }
    },
    detach() {
      const state = store.get();
      if (state.status === 'idle' || state.status === 'sending' || state.status === 'sent') return;
      store.set({ ...state, isFromCart: false });
    },
    dismiss(order) {
      const state = stateOf(order.reference);
      if (state?.status === 'sending') return;
      const mayBeDone = state
        ? mayHaveArrived(state)
        : !isUnsent(pendingOrders.statusOf(order.reference));
      pendingOrders.forget(order.reference);
      if (state) store.set({ status: 'idle' });
      if (mayBeDone) onDone(state ?? { order, isFromCart: false, uid: uid() }, false);
    },
    finish() {
      const state = store.get();
      if (state.status === 'sent') store.set({ status: 'idle', sent: state });
    },
  };
}
