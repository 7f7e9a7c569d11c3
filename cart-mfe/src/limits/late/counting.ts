import { markSent, markUnsent, release, take as taken, type Claim } from '@simmer/shared/claim';
import type { Counts } from '@simmer/shared/counts';
import { nearDayText } from '@simmer/shared/day-text';
import { dishText } from '@simmer/shared/dish-text';
import type { LimitsClient } from '@simmer/shared/firebase';
import { countsOf } from '@simmer/shared/limits';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { dateProblem, isDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { waitOrOnline } from '@simmer/shared/wait';
import * as v from 'valibot';
import type { Order } from '../../order/order';
import { COUNTED, type Counted, type CountedAttempt, type Counting } from '../limits-view';
import { addedLines, linesOf, type KnownLimits } from './known-limits';
import { leadText, viewOf } from './view-of';

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
  'It may still be counted for another account: please look for its reference under Limits.';

type WhenSilent = KnownLimits['limits']['whenSilent'];

interface CountingOptions {
  /** Reads what is left, and what the guest's account has of a day; '' for no day. */
  read: (day: string) => Promise<KnownLimits>;
  client: <T>(call: (client: LimitsClient) => Promise<T>) => Promise<T>;
  now: () => number;
  /** The shop's settings, as far as they are known. */
  ordering: () => OrderingSettings;
  /** What the owner wants then, as far as that can be known. Never rejects. */
  whenSilent: () => WhenSilent | Promise<WhenSilent>;
  pause?: (ms: number) => Promise<void>;
}

const RefusedSchema = v.object({ code: v.literal('permission-denied') });
const TimeLimitSchema = v.object({ name: v.literal('TimeLimitError') });

/** Counts the orders of this page in the database. Each step may be repeated, because an answer may have been lost. */
export function createCounting(options: CountingOptions): Counting {
  const { read, client, now, ordering, whenSilent, pause = waitOrOnline } = options;
  /** What may still take something: the database may run a step once more, after the time limit has ended its attempt. */
  const begun = new WeakSet<Order>();
  /** The days of which an order of this page may have something, by its reference. */
  const days = new Map<string, ReadonlySet<string>>();

  /** Notes the day of an order. @returns all that are known of it. */
  function daysOf({ order, earlier }: CountedAttempt): ReadonlySet<string> {
    const { reference, date } = order;
    const known = [...(days.get(reference) ?? []), ...(earlier?.days ?? []), date];
    const all = new Set(known.filter(isDay));
    days.set(reference, all);
    return all;
  }

  /** Why an order is not counted; empty if it is. */
  function remarkOf({ date }: Order, needed: Counts): string {
    if (Object.keys(needed).length === 0) return '';
    if (date === '') return NO_DAY;
    if (isDay(date) && Date.parse(date) < now() - MOST_DAYS_OVER * DAY_MS) return PAST_DAY;
    const isFar = !isDay(date) || Date.parse(date) > now() + MOST_DAYS_AHEAD * DAY_MS;
    return isFar ? FAR_DAY : '';
  }

  /**
   * Why the order cannot be sent as it is; empty if it can. Of this, the rules refuse only what is taken.
   * @param day empty for an order that is not counted.
   */
  function problemsOf(known: KnownLimits, { order, earlier }: CountedAttempt, day: string): string {
    const { items, time, reference } = order;
    const lines = linesOf(items);
    const view = viewOf(known, { lines, day, time, reference, base: earlier?.base }, now());
    const texts = items.flatMap((item) => {
      const limit = view.lines.get(item.id);
      return limit?.isProblem ? [`${dishText(item)}: ${limit.text}`] : [];
    });
    const clock = shopTimeAt(now());
    // What the owner has, or may have, she has had in time.
    for (const { dish, item } of day === '' ? [] : addedLines(items, earlier?.base.items)) {
      const { [dish]: leadDays = 0 } = known.limits.leadDays;
      const problem = dateProblem({ ...ordering(), leadDays }, clock, day);
      if (leadDays > 0 && problem === 'too-soon') texts.push(leadText(item.name, leadDays));
    }
    return [...new Set([...texts, view.timeProblem])].filter(Boolean).join(' ');
  }

  async function silent({ reference }: Order, cause: unknown): Promise<Counted> {
    if ((await whenSilent()) === 'refuse') return { status: 'silent', cause };
    reportProblem('limits', `the order ${reference} is not counted.`, cause);
    return { status: 'counted', remark: SILENT };
  }

  /**
   * Calls the database, with further tries.
   * @param answerTo returns what ends the tries.
   */
  async function change<T>(
    call: (client: LimitsClient) => Promise<unknown>,
    answerTo?: (error: unknown, isLast: boolean) => Promise<T | undefined> | T | undefined,
    [most, ...later]: readonly number[] = PAUSES_MS,
  ): Promise<T | undefined> {
    try {
      await client(call);
      return undefined;
    } catch (error) {
      const answer = await answerTo?.(error, most === undefined);
      if (answer !== undefined) return answer;
      if (most === undefined) throw error;
    }
    await pause(most * (0.3 + 0.7 * Math.random()));
    return change(call, answerTo, later);
  }

  /** What the owner reads if another account may have the portions of an order: only that one, or she, can give them back. */
  async function remarkElsewhere({ earlier, uid }: CountedAttempt): Promise<string> {
    if (!earlier?.isSent || !isDay(earlier.base.date)) return '';
    const { date, items, time, reference } = earlier.base;
    try {
      const needed = countsOf((await read(date)).limits, linesOf(items), date, time);
      if (Object.keys(needed).length === 0 || remarkOf(earlier.base, needed) !== '') return '';
      const own = uid !== '' && (await client(({ readClaim }) => readClaim(date, uid)));
      return own && own.orders[reference] ? '' : ELSEWHERE;
    } catch {
      return ELSEWHERE;
    }
  }

  return {
    async take(attempt) {
      const { order, uid, earlier } = attempt;
      const { reference, date, isCancelled, history } = order;
      const elsewhere = await remarkElsewhere(attempt);
      if (isCancelled) return { status: 'counted', remark: elsewhere };
      daysOf(attempt);
      try {
        const day = isDay(date) ? date : '';
        const known = await read(day);
        const needed = countsOf(known.limits, linesOf(order.items), day, order.time);
        const remark = remarkOf(order, needed);
        const text = problemsOf(known, attempt, remark === '' ? day : '');
        if (text !== '') return { status: 'short', text };
        const isFree = Object.keys(needed).length === 0 && (!earlier || day === '');
        if (remark !== '' || isFree) return { ...COUNTED, remark: remark || elsewhere };
        begun.add(order);
        const refused = await change<Counted>(
          ({ changeClaim }) =>
            changeClaim(day, uid, (own) =>
              begun.has(order) ? taken(own, reference, needed, history) : own,
            ),
          async (error, isLast) => {
            // The last answer may have been lost, and a guest does not wait for five of them.
            if (v.is(TimeLimitSchema, error)) return silent(order, error);
            if (!v.is(RefusedSchema, error)) return undefined;
            const why = problemsOf(await read(day), attempt, day);
            if (why !== '') return { status: 'short', text: why };
            // The rules know better what is left than this page: a refused order never passes.
            return isLast
              ? { status: 'short', text: `Not enough is left for ${nearDayText(day)}.` }
              : undefined;
          },
        );
        return refused ?? { status: 'counted', remark: elsewhere };
      } catch (cause) {
        return await silent(order, cause);
      }
    },
    async end(attempt, isSent) {
      const { order, uid, isRepeat, earlier: { isSent: wasSent = false } = {} } = attempt;
      const { reference, date, isCancelled, history } = order;
      const hasTaken = begun.delete(order);
      const all = daysOf(attempt);
      // Without an account, there is no claim. A cancellation takes nothing.
      if (uid === '' || (isCancelled && !isSent)) return true;
      const next = (day: string) => (own: Claim) => {
        // What was sent earlier keeps its portions, even if nobody has marked it.
        if (!isSent) return markUnsent(own, reference, history, isRepeat || wasSent);
        if (isCancelled || day !== date) return release(own, reference, history);
        return markSent(own, reference, history);
      };
      const ended = [...all].filter((day) => isSent || day === date);
      const giveUp = (error: unknown) => {
        // The guest may want to send it again, which has to wait for this.
        if (isSent || !v.is(TimeLimitSchema, error)) return undefined;
        reportProblem('limits', `what the order ${reference} had was not given back.`, error);
        return 'silent';
      };
      const endOn =
        (day: string) =>
        async ({ readClaim, changeClaim }: LimitsClient) => {
          // Even a transaction that changes nothing counts as a write.
          const own = !hasTaken && (await readClaim(day, uid));
          if (!own || next(day)(own) !== own) await changeClaim(day, uid, next(day));
        };
      await Promise.all(ended.map((day) => change(endOn(day), giveUp)));
      return true;
    },
  };
}
