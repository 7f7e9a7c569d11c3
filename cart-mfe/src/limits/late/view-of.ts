import { counted } from '@simmer/shared/counted';
import { nearDayText, shortDayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { FEW } from '@simmer/shared/left';
import { closedDays, limitOn, timesOn, windowOf, windows, windowsOn } from '@simmer/shared/limits';
import { isDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { shortages } from '@simmer/shared/stock';
import { isTimeOver } from '@simmer/shared/suggestions';
import type { Order } from '../../order/order';
import { NO_VIEW, type LimitsView, type LineLimit } from '../limits-view';
import { countOf, leftFor, type CartLine, type KnownLimits } from './known-limits';

interface Form {
  lines: readonly CartLine[];
  /** A day like `2026-12-24`, or empty. */
  day: string;
  time: string;
  /** The order that is sent again by submitting the cart. */
  reference: string | undefined;
  /** The order as it was sent, if it is being changed: what the owner has taken stays possible. */
  base: Order | undefined;
}

export const leadText = (dish: string, days: number) =>
  `${isolated(dish)} must be ordered ${counted(days, 'day')} ahead.`;

/** What the limits say about the cart and the form. */
export function viewOf(known: KnownLimits, form: Form, now: number): LimitsView {
  const { limits, stock } = known;
  const { lines, time, base } = form;
  const clock = shopTimeAt(now);
  const today = clock.day;
  const day = isDay(form.day) ? form.day : '';
  const leftOn = (one: string) => leftFor(known, form.reference, one);
  /** The lines that the chosen day has no room for. */
  const short = day === '' ? [] : shortages(limits, lines, leftOn(day));
  const hasWindows = windows(limits).length > 0;
  const windowsLeftOn = (one: string) =>
    windowsOn(limits, one).filter(({ name }) => one !== today || !isTimeOver(name, clock));
  const hasRoom = (one: string) =>
    shortages(limits, lines, leftOn(one)).length === 0 &&
    (!hasWindows || windowsLeftOn(one).some(({ id }) => leftOn(one)(id) > 0));
  /** Those on which something has a limit of 0 are full without any order. */
  const withNone = closedDays(today, (one) =>
    limits.pools.some(({ id }) => limitOn(limits, id, one) === 0),
  );
  const fullDays = [...new Set([...stock.keys(), ...withNone])].filter(
    (one) => one !== day && !hasRoom(one),
  );
  const soldOut = fullDays.filter(
    (one) => stock.has(one) && (!hasWindows || windowsLeftOn(one).length > 0),
  );
  const slowest = [...lines].sort((a, b) => leadDaysOf(b) - leadDaysOf(a))[0];
  const leadDays = slowest ? leadDaysOf(slowest) : 0;
  return {
    ...NO_VIEW,
    leadDays,
    leadDaysByDish: limits.leadDays,
    fullDays,
    dayText: [
      slowest && leadDays > 0 ? leadText(slowest.item.name, leadDays) : '',
      soldOut.length > 0
        ? `Not enough left for your order: ${soldOut.map(shortDayText).join('; ')}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    dayProblem:
      short.length > 0
        ? 'There is not enough left for that day. The dishes above say how many there are.'
        : '',
    timesToday: timesOn(limits, today),
    ...timesOf(),
    lines: linesWithLimits(),
  };

  function leadDaysOf({ dish }: CartLine): number {
    return limits.leadDays[dish] ?? 0;
  }

  /** What windows say; nothing for a shop without them. */
  function timesOf(): Partial<LimitsView> {
    if (!hasWindows) return {};
    const open = windowsLeftOn(day);
    const isKept = base !== undefined && base.date === day;
    const left = day === '' ? () => Infinity : leftOn(day);
    const free = open.filter(({ id }) => left(id) > 0).map(({ name }) => name);
    const full = open.filter(({ id }) => left(id) <= 0).map(({ name }) => name);
    const chosen = windowOf(limits, day, time);
    const others =
      free.length > 0 ? `Choose one of these: ${free.join('; ')}.` : 'Choose another day.';
    const none =
      open.length > 0
        ? `All times on ${nearDayText(day)} are full. ${others}`
        : windowsOn(limits, day).length > 0
          ? `All times on ${nearDayText(day)} are over. ${others}`
          : `We’re closed on ${nearDayText(day)}. ${others}`;
    return {
      ...(free.length === 0 && !isKept && { dayProblem: none }),
      times: free,
      timeMissing: free.length > 0 ? others : none,
      timeText: full.length > 0 ? `Full: ${full.join('; ')}.` : '',
      timeProblem:
        day === '' || ['', isKept ? base.time : ''].includes(time.trim())
          ? ''
          : !chosen
            ? `We don’t take orders for that time on ${nearDayText(day)}. ${others}`
            : left(chosen.id) <= 0
              ? `${isolated(chosen.name)} is full on ${nearDayText(day)}. ${others}`
              : '',
    };
  }

  function linesWithLimits(): ReadonlyMap<string, LineLimit> {
    const all = new Map(numberProblems());
    if (day === '') return all;
    const left = leftOn(day);
    for (const { line, left: some } of short) {
      const few = `Only ${String(some)} left for ${nearDayText(day)}.`;
      const text = some > 0 ? few : `None left for ${nearDayText(day)}.`;
      all.set(line.item.id, { text, isProblem: true, isOfDay: true, possible: some });
    }
    for (const line of lines) {
      const more = { ...line, quantity: line.quantity + FEW };
      const some = shortages(limits, [more], left)[0]?.left;
      if (some === undefined || some > FEW || all.has(line.item.id)) continue;
      const text = `${String(some)} left for ${nearDayText(day)}`;
      all.set(line.item.id, { text, isProblem: false, isOfDay: true, possible: 0 });
    }
    return all;
  }

  /** Dishes of which an order has too few or too many; the first line of each says so. */
  function numberProblems(): (readonly [lineId: string, LineLimit])[] {
    const items = lines.map(({ item }) => item);
    return lines.flatMap((line, at) => {
      const { dish } = line;
      const [count, before] = [countOf(items, dish), countOf(base?.items, dish)];
      const least = Math.min(limits.least[dish] ?? 0, before || Infinity);
      const most = Math.max(limits.most[dish] ?? Infinity, before);
      const isFirst = lines.findIndex((one) => one.dish === dish) === at;
      if (!isFirst || (count >= least && count <= most)) return [];
      const [bound, text] =
        count < least
          ? [least, `At least ${String(least)} per order.`]
          : [most, `At most ${String(most)} per order.`];
      const possible = Math.max(line.quantity + bound - count, 0);
      return [[line.item.id, { text, isProblem: true, isOfDay: false, possible }] as const];
    });
  }
}
