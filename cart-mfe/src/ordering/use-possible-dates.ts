import {
  dateProblem,
  firstPossibleDate,
  hasDateRules,
  nearestPossibleDate,
  type DateProblem,
} from '@simmer/shared/shop-calendar';
import { useOrdering } from './use-ordering';
import { useShopTime } from './use-shop-time';

interface PossibleDates {
  today: string;
  /** The first possible day; today if the shop has no date rules. */
  first: string;
  hasRules: boolean;
  /** Why the chosen date is not possible; undefined if it is, or if none is chosen. */
  problem: DateProblem | undefined;
  /** The chosen date, or the first possible one after it. */
  nearest: string;
}

/** @param chosen a day like `2026-12-24`, or empty. */
export function usePossibleDates(chosen: string): PossibleDates {
  const settings = useOrdering();
  const now = useShopTime();
  return {
    today: now.day,
    first: firstPossibleDate(settings, now),
    hasRules: hasDateRules(settings),
    problem: chosen === '' ? undefined : dateProblem(settings, now, chosen),
    nearest: nearestPossibleDate(settings, now, chosen),
  };
}
