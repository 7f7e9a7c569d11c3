import type { OrderingSettings } from '@simmer/shared/ordering';
import {
  addDays,
  dateProblem,
  firstPossibleDate,
  hasDateRules,
  nearestPossibleDate,
} from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  return useStore(useServices().ordering);
}

/**
 * Only for a cart with items or an order of this device: prerendered HTML would contain another day.
 * @param chosen a day like `2026-12-24`, or empty.
 */
export function usePossibleDates(chosen: string) {
  const settings = useOrdering();
  const now = useShopTime(useServices().now);
  const first = firstPossibleDate(settings, now);
  return {
    today: now.day,
    /** The first possible day; today if the shop has no date rules. */
    first,
    /** The next possible days, the first one included. */
    next: nextDays(first, (day) => nearestPossibleDate(settings, now, day)),
    hasRules: hasDateRules(settings),
    /** Why the chosen date is not possible; undefined if it is, or if none is chosen. */
    problem: chosen === '' ? undefined : dateProblem(settings, now, chosen),
    /** The chosen date, or the first possible one after it. */
    nearest: nearestPossibleDate(settings, now, chosen),
  };
}

const OFFERED_DAYS = 5;

function nextDays(first: string, nearest: (day: string) => string): readonly string[] {
  const days = [first];
  for (let day = first; days.length < OFFERED_DAYS; days.push(day)) day = nearest(addDays(day, 1));
  return days;
}
