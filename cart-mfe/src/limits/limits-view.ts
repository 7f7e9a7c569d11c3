import type { CartItem } from '@simmer/shared/cart';
import type { EarlierOrder, Order } from '../order/order';

/** What the shop's limits say about the cart and the form as they are now. */
export interface LimitsView {
  /** How many days in advance the dishes must be ordered. */
  readonly leadDays: number;
  /** The same for each dish that needs it, by its id. */
  readonly leadDaysByDish: Readonly<Record<string, number>>;
  /** The days that have no room for the dishes, which are not suggested. */
  readonly fullDays: readonly string[];
  /** What a guest reads below the suggested days; empty for nothing. */
  readonly dayText: string;
  /** Says that the chosen day has not enough of something, or no time; empty if it has. */
  readonly dayProblem: string;
  /** The windows that the shop has today, full or not; undefined for a shop without windows. */
  readonly timesToday?: readonly string[] | undefined;
  /** The windows to suggest for the chosen day; undefined for a shop without windows. */
  readonly times?: readonly string[];
  /** What a guest reads below the suggested times; empty for nothing. */
  readonly timeText: string;
  /** What a guest reads who submits without a time; undefined for a shop without windows. */
  readonly timeMissing?: string;
  /** Why the typed time cannot be ordered; empty if it can. */
  readonly timeProblem: string;
  /** What a line says, by the line's id. */
  readonly lines: ReadonlyMap<string, LineLimit>;
}

export interface LineNoticeProps {
  item: CartItem;
  limit: LineLimit;
  /** Called with the line's id when the guest has taken what is possible, and the button is gone. */
  onTaken: (id: string) => void;
}

/** The name of the button that a line with a problem has. */
export const lineLimitName = (lineId: string) => `limit-${lineId}`;

export interface LineLimit {
  readonly text: string;
  /** Whether the order cannot be sent like this. */
  readonly isProblem: boolean;
  /** Whether another day may have more. */
  readonly isOfDay: boolean;
  /** The quantity that the line could have instead; 0 for none. */
  readonly possible: number;
}

export const NO_VIEW: LimitsView = {
  ...{ leadDays: 0, fullDays: [], dayText: '', dayProblem: '', timeText: '', timeProblem: '' },
  ...{ leadDaysByDish: {}, lines: new Map() },
};

/** Whether an order has its portions. */
export type Counted =
  /** It may be sent. If it is not counted, `remark` tells the owner why; otherwise it is empty. */
  | { status: 'counted'; remark: string }
  /** There is not enough left; `text` says of what. */
  | { status: 'short'; text: string }
  /** Nobody can tell, and the owner wants no order then. */
  | { status: 'silent'; cause: unknown };

/** An attempt to send an order, as far as its portions are concerned. */
export interface CountedAttempt {
  readonly order: Order;
  readonly uid: string;
  /** Whether an earlier attempt may have arrived. */
  readonly isRepeat: boolean;
  readonly earlier?: EarlierOrder | undefined;
}

/** Counts the portions of orders. Nothing here rejects. */
export interface Counting {
  /** Takes what the order needs. To be called when nothing is left to do but to mail it. */
  take: (attempt: CountedAttempt) => Promise<Counted>;
  /**
   * Keeps what an order needs that has arrived, and gives back what one has that certainly has not. It may be repeated, and
   * the attempt may be one of an earlier page.
   * @returns whether that is done.
   */
  end: (attempt: CountedAttempt, isSent: boolean) => Promise<boolean>;
}

export const COUNTED: Counted = { status: 'counted', remark: '' };
