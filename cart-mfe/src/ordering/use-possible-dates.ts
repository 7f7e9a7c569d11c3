import {
  dateProblem,
  firstPossibleDate,
  hasDateRules,
  nearestPossibleDate,
  type DateProblem,
} from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { use } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';
import { useOrdering } from './use-ordering';

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

/**
 * Use it only where the cart has items: prerendered HTML has an empty cart, so it cannot contain another day.
 * @param chosen a day like `2026-12-24`, or empty.
 */
export function usePossibleDates(chosen: string): PossibleDates {
  const settings = useOrdering();
  const now = useShopTime(use(CheckoutPorts).now);
  return {
    today: now.day,
    first: firstPossibleDate(settings, now),
    hasRules: hasDateRules(settings),
    problem: chosen === '' ? undefined : dateProblem(settings, now, chosen),
    nearest: nearestPossibleDate(settings, now, chosen),
  };
}
