import { dishIdOf } from '@simmer/shared/cart';
import type { OrderingSettings } from '@simmer/shared/ordering';
import {
  addDays,
  changeEnd,
  dateProblem,
  hasDateRules,
  nearestPossibleDate,
  type ShopTime,
} from '@simmer/shared/shop-calendar';
import { shopTimeAt, useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { isTimeOver, suggestedDate, suggestedTimes } from '@simmer/shared/suggestions';
import type { LimitsView } from '../limits/limits-view';
import { changing } from '../order/changing';
import type { Order } from '../order/order';
import { useServices, type Services } from '../services/services';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  return useStore(useServices().ordering);
}

/** What the shop's limits say about the cart and the form; nothing for a shop without limits. */
export function useLimits(): LimitsView {
  return useStore(useServices().limits);
}

/** The settings for the cart today: some of its dishes may need more time, and windows take the place of times. */
export function orderingFor(
  settings: OrderingSettings,
  { leadDays, timesToday = settings.times }: LimitsView,
): OrderingSettings {
  return { ...settings, leadDays: Math.max(leadDays, settings.leadDays), times: timesToday };
}

/** Until when an order can be changed or cancelled. By default, its dishes must be so early, too. */
function changeEndOf(
  { date, items }: Order,
  { leadDays, ...settings }: OrderingSettings,
  { leadDaysByDish }: LimitsView,
  now: ShopTime,
) {
  const ofDishes = items.map((item) => leadDaysByDish[dishIdOf(item)] ?? 0);
  return changeEnd({ ...settings, leadDays: Math.max(leadDays, ...ofDishes) }, now, date);
}

export function useChangeEnd(order: Order | undefined) {
  const [settings, limits] = [useOrdering(), useLimits()];
  const now = useShopTime(useServices().now);
  return order && changeEndOf(order, settings, limits, now);
}

/** At the moment of a tap: the page's clock moves once a minute. */
export function isTooLateToChange(order: Order, { ordering, limits, now }: Services): boolean {
  const end = changeEndOf(order, ordering.get(), limits.get(), shopTimeAt(now()));
  return end?.isOver === true;
}

/**
 * Use it only with items in the cart or an order on this device: prerendered HTML would contain another day.
 * @param chosen a day like `2026-12-24`, or empty.
 */
export function usePossibleDates(chosen: string) {
  const limits = useLimits();
  const settings = orderingFor(useOrdering(), limits);
  const now = useShopTime(useServices().now);
  const { closedDates, paused } = settings;
  // The owner has taken the order for its day.
  const changed = useStore(changing)?.base.date;
  const withRoom = { ...settings, closedDates: [...closedDates, ...limits.fullDays] };
  return {
    today: now.day,
    /** The first possible day; today if the shop has no date rules. */
    earliest: nearestPossibleDate(settings, now),
    /** The next days to suggest; none during a pause. */
    next: paused ? [] : nextDays(now.day, (from) => suggestedDate(withRoom, now, from)),
    hasRules: hasDateRules(settings),
    /** Why the chosen date is not possible; undefined if it is, or if none is chosen. */
    problem:
      paused || ['', changed].includes(chosen) ? undefined : dateProblem(settings, now, chosen),
    /** The chosen date, or the first one to suggest after it. */
    nearest: suggestedDate(withRoom, now, chosen || now.day),
  };
}

const OFFERED_DAYS = 5;

function nextDays(today: string, suggested: (from: string) => string): readonly string[] {
  const days: string[] = [];
  for (let from = today; days.length < OFFERED_DAYS; from = addDays(from, 1)) {
    from = suggested(from);
    days.push(from);
  }
  return days;
}

/**
 * It may be used only where `usePossibleDates` may.
 * @param date the chosen one, or empty.
 * @param typed the time as the guest typed it.
 */
export function useSuggestedTimes(date: string, typed: string) {
  const ordering = useOrdering();
  const { times = ordering.times, timeText } = useLimits();
  const settings = { ...ordering, times };
  const clock = useShopTime(useServices().now);
  const isOver = date === clock.day && isTimeOver(typed, clock);
  return {
    times: ordering.paused ? [] : suggestedTimes(settings, clock, date),
    timeText,
    // It does not name the shop's time: a text that changed each minute would be announced each minute.
    question: isOver
      ? `It’s later than that at the shop. Is “${typed.trim()}” right? If so, leave it as it is.`
      : '',
  };
}
