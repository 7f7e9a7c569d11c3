import { reportError } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';
import type { Order } from '../order/order';
import type { Counted, Counting } from '../limits/limits-view';
import { isCompared, menuChanges, type ReadCurrentMenu } from './menu-changes';
import { RETRY_PAUSES_MS, SEND_LIMIT_MS, type MailResult, type OrderMailer } from './order-mailer';
import { orderTemplateFields, type OrderTemplateFields } from './order-template';
import { orderText } from './order-text';
import type { Outbox } from './outbox';

interface SendingOptions {
  outbox: Outbox;
  mailer: OrderMailer;
  readCurrentMenu: ReadCurrentMenu;
  counting: Counting;
  /**
   * Returns what the email's link to the owner's kitchen list carries; empty when there is no list. Never rejects.
   */
  kitchenTicket: (order: Order) => Promise<string>;
  /** Runs a task once no other tab is running one for the same order. */
  inTurn: (reference: string, task: () => Promise<void>) => Promise<void>;
  pause: (ms: number) => Promise<void>;
}

/** This is independent of React, so that sending outlives the page that started it. */
export function createSendOrder({
  outbox,
  mailer,
  readCurrentMenu,
  counting,
  kitchenTicket,
  inTurn,
  pause,
}: SendingOptions) {
  let latest: Order | undefined;

  function conclude({ reference }: Order, result: MailResult): void {
    if (result.status === 'sent') {
      outbox.dispatch(reference, 'accept');
      return;
    }
    if (outbox.dispatch(reference, result.status === 'unknown' ? 'lose' : 'refuse'))
      reportError('order', `the order was not sent: ${result.reason}`, result.cause);
  }

  /** A late refusal says nothing about a later attempt; a late success counts unless the order has changed since. */
  function concludeLate(order: Order, late: MailResult): void {
    const current = outbox.find(order.reference)?.order;
    const isUnchanged = current !== undefined && orderText(current) === orderText(order);
    if (late.status === 'sent' ? isUnchanged : order === latest) conclude(order, late);
  }

  async function checkAndSend(
    order: Order,
    uid: string,
    filledAt?: number,
    changed?: Order,
  ): Promise<void> {
    const { reference } = order;
    /** An earlier attempt, or another tab's, may be answered while this one waits. */
    const isAnswered = () => outbox.get().running !== reference;
    if (isAnswered()) return;
    const attempt = outbox.submit(order, uid, filledAt, changed);
    if (!attempt) return;
    const { isRepeat, earlier } = attempt;
    // Nobody has to agree to today's menu to cancel an order.
    const compared = order.isCancelled ? [] : order.items;
    const [menu, ticket] = await Promise.all([readCurrentMenu(compared), kitchenTicket(order)]);
    const changes = menuChanges(compared, menu, earlier);
    if (changes.length > 0) {
      outbox.dispatch(reference, 'block', { changes });
      return;
    }
    if (isAnswered()) return;
    // Whoever closes the page from here on may leave portions behind; the next page gives them back.
    const counted = await counting.take(attempt);
    if (!isCounted(order, counted) || !outbox.dispatch(reference, 'mail')) return;
    const isMenuRead = compared.every((item) => isCompared(item, menu));
    const { remark } = counted;
    await mailWithRetries(
      order,
      orderTemplateFields(order, { isMenuRead, ticket, isRepeat, remark, earlier }),
    );
  }

  /** Whether the order may be sent; otherwise it has ended. */
  function isCounted(order: Order, counted: Counted): counted is Counted & { status: 'counted' } {
    if (counted.status === 'short')
      outbox.dispatch(order.reference, 'block', { shortage: counted.text });
    if (counted.status === 'silent')
      conclude(order, {
        ...{ status: 'not-sent', reason: 'its portions could not be counted' },
        cause: counted.cause,
      });
    return counted.status === 'counted';
  }

  /** The order counts as being sent. Retries only if it certainly was not sent, and not if the service refused it or it may have arrived. */
  async function mailWithRetries(order: Order, fields: OrderTemplateFields): Promise<void> {
    const { reference } = order;
    for (const [retries, wait] of [...RETRY_PAUSES_MS, undefined].entries()) {
      const result = await mail(order, fields);
      const mayBeRetried = result.status === 'busy' || result.status === 'not-sent';
      if (!mayBeRetried || wait === undefined) {
        conclude(order, result);
        return;
      }
      if (!outbox.dispatch(reference, 'wait', { retry: retries + 1 })) return;
      await pause(wait);
      if (!outbox.dispatch(reference, 'mail')) return;
    }
  }

  async function mail(order: Order, fields: OrderTemplateFields): Promise<MailResult> {
    const answer = mailer.send(fields);
    try {
      return await withTimeLimit(answer, SEND_LIMIT_MS);
    } catch (cause) {
      // Only the time limit leads here, because a mailer never rejects.
      void answer.then((late) => concludeLate(order, late));
      return { status: 'unknown', reason: 'the mail service did not answer in time', cause };
    }
  }

  /**
   * Sends one order; does nothing while this page is sending another. Never rejects.
   * @param uid the account that submits it.
   * @param filledAt of the cart with its lines, if they are in the cart.
   * @param changed the order that this one changes or cancels.
   */
  return async (order: Order, uid: string, filledAt?: number, changed?: Order): Promise<void> => {
    if (outbox.get().running !== undefined) return;
    latest = order;
    outbox.begin(order.reference);
    await inTurn(order.reference, () => checkAndSend(order, uid, filledAt, changed));
  };
}
