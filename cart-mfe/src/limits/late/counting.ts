import { holdFor, markSent, release, settle, type Claim } from '@simmer/shared/claim';
import type { Counts } from '@simmer/shared/counts';
import { nearDayText } from '@simmer/shared/day-text';
import { dishText } from '@simmer/shared/dish-text';
import type { LimitsClient } from '@simmer/shared/firebase';
import { isolated } from '@simmer/shared/isolated';
import { countsOf, windowOf } from '@simmer/shared/limits';
import { reportError, reportProblem } from '@simmer/shared/report';
import { isDay } from '@simmer/shared/shop-calendar';
import { expiredHolds, shortages } from '@simmer/shared/stock';
import { waitOrOnline } from '@simmer/shared/wait';
import * as v from 'valibot';
import type { Order } from '../../order/order';
import { COUNTED, type Counted, type Counting, type EarlierCounts } from '../limits-view';
import { leftFor, linesOf, type KnownLimits } from './known-limits';
import { viewOf } from './view-of';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The rules count no later days, and none that have been over for longer: a shop's day may end after that of the server. */
const MOST_DAYS_AHEAD = 400;
const MOST_DAYS_OVER = 1.9;
/** The longest pause before each further try, in milliseconds. Guests who order at the same moment must not try in step. */
const PAUSES_MS = [400, 1000, 2500, 5000];

const NO_DAY = 'No day was chosen, so this order is not counted toward your limits.';
const PAST_DAY = 'Its day is over, so this order is not counted toward your limits.';
const FAR_DAY = 'Its day is far away, so this order is not counted toward your limits.';
const SILENT =
  'The database did not answer, so this order is not counted toward your limits. Please check what is left.';

const ELSEWHERE =
  'Its portions are still counted for the account that ordered first. Please give them back under Limits.';

interface CountingOptions {
  /**
   * Reads what is left, and what the guest's account has of a day; '' for no day.
   * @param isClockFast what is held is then never over.
   */
  read: (day: string, isClockFast?: boolean) => Promise<KnownLimits>;
  client: <T>(call: (client: LimitsClient) => Promise<T>) => Promise<T>;
  now: () => number;
  /** What the owner has set, as far as it has been read. */
  whenSilent: () => KnownLimits['limits']['whenSilent'];
  pause?: (ms: number) => Promise<void>;
}

const RefusedSchema = v.object({ code: v.literal('permission-denied') });
const TimeLimitSchema = v.object({ name: v.literal('TimeLimitError') });

/** Counts the orders of this page in the database. Each step may be repeated, because an answer may have been lost. */
export function createCounting(options: CountingOptions): Counting {
  const { read, client, now, whenSilent, pause = waitOrOnline } = options;
  /**
   * What the orders need that this page sends; null for one that is not counted. An order that another tab has changed and
   * sent is another object.
   */
  const attempts = new WeakMap<Order, { needed: Counts; at: number } | null>();
  /** The days of which an order of this page has held something, by its reference. */
  const days = new Map<string, Set<string>>();

  /** Why an order is not counted; empty if nothing in it is limited, and undefined if it is counted. */
  function remarkOf({ date }: Order, needed: Counts): string | undefined {
    if (Object.keys(needed).length === 0) return '';
    if (date === '') return NO_DAY;
    if (isDay(date) && Date.parse(date) < now() - MOST_DAYS_OVER * DAY_MS) return PAST_DAY;
    const isFar = !isDay(date) || Date.parse(date) > now() + MOST_DAYS_AHEAD * DAY_MS;
    return isFar ? FAR_DAY : undefined;
  }

  /** What the rules cannot refuse, and the owner may have changed since the page was opened; empty for nothing. */
  function refusal(known: KnownLimits, { items, time, reference }: Order, day: string): string {
    const form = { lines: linesOf(items), day, time, reference };
    const { lines, timeProblem } = viewOf(known, form, now());
    const numbers = items.flatMap((item) => {
      const limit = lines.get(item.id);
      return limit?.isProblem && !limit.isOfDay ? [`${dishText(item)}: ${limit.text}`] : [];
    });
    return [...numbers, windowOf(known.limits, day, time) ? '' : timeProblem]
      .filter(Boolean)
      .join(' ');
  }

  function silent({ reference }: Order, cause: unknown): Counted {
    if (whenSilent() === 'refuse') return { status: 'silent', cause };
    reportProblem('limits', `the order ${reference} is not counted.`, cause);
    return { status: 'counted', remark: SILENT };
  }

  /** Changes what the account has of the order's day, with further tries. */
  async function change(
    order: Order,
    uid: string,
    next: (claim: Claim) => Claim,
  ): Promise<Counted> {
    const { date } = order;
    for (const most of [...PAUSES_MS, undefined]) {
      try {
        await client(({ changeClaim }) => changeClaim(date, uid, next));
        return COUNTED;
      } catch (error) {
        // The last answer may have been lost, and a guest does not wait for five of them.
        if (v.is(TimeLimitSchema, error)) return silent(order, error);
        const isRefused = v.is(RefusedSchema, error);
        try {
          const text = isRefused ? await shortText(order, uid) : '';
          if (text !== '') return { status: 'short', text };
        } catch (cause) {
          return silent(order, cause);
        }
        // The rules know better what is left than this page: a refused order never passes.
        if (most === undefined && isRefused)
          return { status: 'short', text: `Not enough is left for ${nearDayText(date)}.` };
        if (most === undefined) return silent(order, error);
      }
      await pause(most * (0.3 + 0.7 * Math.random()));
    }
    return COUNTED;
  }

  /** What there is not enough of, after others have given back what they held for too long; empty for nothing. */
  async function shortText(order: Order, uid: string): Promise<string> {
    const { date, time, reference, items } = order;
    let known = await read(date);
    const expired = expiredHolds(known.stock.get(date), now()).filter(([id]) => id !== uid);
    let isClockFast = false;
    for (const [id, { counts }] of expired)
      await client((limits) => limits.expire(date, id, counts)).catch(() => {
        // Or its owner has just used it.
        isClockFast = true;
      });
    if (expired.length > 0) known = await read(date, isClockFast);
    const left = leftFor(known, reference, date, now());
    const day = nearDayText(date);
    const window = windowOf(known.limits, date, time);
    return [
      ...shortages(known.limits, linesOf(items), left).map(({ line, left: some }) =>
        some > 0
          ? `Of ${dishText(line.item)}, only ${String(some)} left for ${day}.`
          : `${dishText(line.item)} is sold out for ${day}.`,
      ),
      ...(window && left(window.id) < 1 ? [`${isolated(window.name)} is full on ${day}.`] : []),
    ].join(' ');
  }

  /** Gives back what earlier attempts took of other days, or of every day for an order that is cancelled. */
  async function releaseOthers(
    { reference, date, isCancelled }: Order,
    uid: string,
    earlier: EarlierCounts | undefined,
  ): Promise<void> {
    for (const day of new Set([...(days.get(reference) ?? []), ...(earlier?.days ?? [])]))
      if (isDay(day) && (day !== date || isCancelled))
        await client(({ changeClaim }) => changeClaim(day, uid, (own) => release(own, reference)));
  }

  /** What the owner reads if another account has the portions of an order: only that one, or she, can give them back. */
  async function remarkElsewhere(changed: Order | undefined, uid: string): Promise<string> {
    if (!changed || !isDay(changed.date)) return '';
    const { date, items, time, reference } = changed;
    try {
      const needed = countsOf((await read(date)).limits, linesOf(items), date, time);
      if (remarkOf(changed, needed) !== undefined) return '';
      const own = uid !== '' && (await client(({ readClaim }) => readClaim(date, uid)));
      return own && own.orders[reference] ? '' : ELSEWHERE;
    } catch {
      return ELSEWHERE;
    }
  }

  return {
    async hold(order, uid, changed) {
      const { reference, date, isCancelled } = order;
      attempts.set(order, null);
      const elsewhere = await remarkElsewhere(changed, uid);
      if (isCancelled) return { status: 'counted', remark: elsewhere };
      days.set(reference, new Set([...(days.get(reference) ?? []), date].filter(isDay)));
      try {
        const day = isDay(date) ? date : '';
        const known = await read(day);
        const text = refusal(known, order, day);
        if (text !== '') return { status: 'short', text };
        const needed = countsOf(known.limits, linesOf(order.items), day, order.time);
        const remark = remarkOf(order, needed);
        if (remark !== undefined) return { status: 'counted', remark };
        attempts.set(order, { needed, at: now() });
        const held = await change(order, uid, (own) => holdFor(own, reference, needed));
        return held.status === 'counted' ? { ...held, remark: held.remark || elsewhere } : held;
      } catch (cause) {
        return silent(order, cause);
      }
    },
    async settle(order, uid) {
      const attempt = attempts.get(order);
      if (!attempt) return COUNTED;
      const { needed, at } = attempt;
      // The database may run this once more, after the time limit has ended the attempt.
      const isOver = () => attempts.get(order) !== attempt;
      return change(order, uid, (own) =>
        isOver() ? own : settle(own, order.reference, needed, at),
      );
    },
    async end(order, uid, isSent, earlier) {
      const { reference, date, isCancelled } = order;
      const attempt = attempts.get(order);
      if (!isSent) attempts.delete(order);
      // A cancellation takes nothing, and without an account there is no claim.
      if (uid === '') return;
      if (!isCancelled && attempt !== null && isDay(date)) {
        const base = !isSent && earlier?.base?.date === date ? earlier.base : undefined;
        const needed =
          base && countsOf((await read(date)).limits, linesOf(base.items), date, base.time);
        const ended = await change(order, uid, (own) => {
          const claimed = own.orders[reference];
          if (isSent) {
            // Of an order that another tab or an earlier page has sent, the claim knows what it has.
            const counts = attempt?.needed ?? claimed?.counts;
            return counts ? markSent(own, reference, counts) : own;
          }
          const isLate = (claimed?.attemptAt ?? 0) > (attempt?.at ?? Infinity);
          if (needed && claimed && !isLate)
            return { ...markSent(own, reference, needed), held: {} };
          if (earlier?.days.includes(date)) return holdFor(own, reference, {});
          return release(own, reference, attempt?.at);
        });
        if (ended.status !== 'counted' || ended.remark !== '')
          reportError('limits', `the portions of the order ${reference} are left as they are.`);
      }
      if (isSent) await releaseOthers(order, uid, earlier);
    },
  };
}
