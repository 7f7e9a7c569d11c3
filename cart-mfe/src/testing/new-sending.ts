import type { Order } from '../order/order';
import type { PendingOrder } from '../send-order/pending-orders';
import type { CheckedMenu } from '../send-order/menu-changes';
import { createOrderSending } from '../send-order/send-order';
import { fakeMailer } from './fake-mailer';

const UNCHANGED: CheckedMenu = { changes: [], isMenuRead: true };

/** An order sending whose mailer, menu, device, other tabs and clock the test controls. */
export function newSending() {
  const post = fakeMailer();
  const onSettled = jest.fn();
  const onFailed = jest.fn();
  const pendingOrders = {
    save: jest.fn(),
    markSent: jest.fn(),
    forget: jest.fn(),
    statusOf: jest.fn((): PendingOrder['status'] | undefined => undefined),
  };
  const seen: string[] = [];
  const bench = {
    menu: UNCHANGED as CheckedMenu | Promise<CheckedMenu>,
    /** Until then, another tab is sending the same order. */
    turn: Promise.resolve(),
    tellSentElsewhere: (_order: Order) => {},
  };
  const sending = createOrderSending({
    mailer: post.mailer,
    checkMenu: async () => bench.menu,
    kitchenLink: async ({ reference }) => `https://shop.test.example/kitchen#${reference}`,
    pendingOrders: {
      ...pendingOrders,
      onSentElsewhere(listener) {
        bench.tellSentElsewhere = listener;
      },
    },
    async inTurn(_reference, task) {
      await bench.turn;
      await task();
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    uid: () => 'gus',
    onSettled,
    onFailed,
  });
  sending.subscribe(() => seen.push(sending.get().status));
  return { ...post, sending, bench, pendingOrders, onSettled, onFailed, seen };
}
