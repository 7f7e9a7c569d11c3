import { shortDayTexts, shortWeekdayText } from '../ordering/day-text';
import { parseOrdering } from '../ordering/ordering';
import { addDays, isDay } from '../ordering/shop-calendar';
import { shopTimeAt } from '../ordering/shop-clock';
import { suggestedDate } from '../ordering/suggestions';
import { chosenDay } from './chosen-day';
import { inWindows } from './in-windows';
import { parseLimits } from './limits';
import { leftOf, leftOfDish, type StockByDay } from './stock';

/** From here down, a guest reads how many are left. */
export const FEW = 5;

/** A text is short, because it is shown on a small picture. */
export interface CardText {
  readonly kind: 'few' | 'none' | 'notice';
  readonly text: string;
}

/** What a card says about a dish with these sizes, if anything. */
export type LeftText = (dish: string, sizes: readonly string[]) => CardText | undefined;

/**
 * What is left, for the day that the guest has chosen, or else for the next one that the shop suggests; and how early a
 * dish must be ordered, if that is earlier than others.
 * @param now in milliseconds since 1970.
 */
export async function readLeft(
  now: number,
  readStock: (from: string) => Promise<StockByDay>,
  readLimits: () => Promise<unknown>,
  readOrdering: () => Promise<unknown>,
): Promise<LeftText> {
  const today = shopTimeAt(now);
  const [data, stock, ordering] = await Promise.all([
    readLimits(),
    readStock(today.day),
    readOrdering(),
  ]);
  const { limits } = parseLimits(data);
  const { settings } = parseOrdering(ordering);
  const chosen = chosenDay.get() ?? '';
  const wanted = isDay(chosen) ? chosen : today.day;
  const usual = inWindows(limits)(settings, today.day);
  const nameOf = (day: string) =>
    day < addDays(today.day, 7) ? shortWeekdayText(day) : shortDayTexts(day, true).date;
  return (dish, sizes) => {
    const leadDays = Math.max(limits.leadDays[dish] ?? 0, usual.leadDays);
    const day = suggestedDate({ ...usual, leadDays }, today, wanted);
    const ofPool = (pool: string) => leftOf(limits, stock, pool, day);
    // A larger size may be gone before a smaller one.
    const left = Math.max(...sizes.map((size) => leftOfDish(limits, { dish, size }, ofPool)));
    if (left <= 0) return { kind: 'none', text: `Gone for ${nameOf(day)}` };
    if (left <= FEW) return { kind: 'few', text: `${String(left)} left for ${nameOf(day)}` };
    if (leadDays === usual.leadDays) return undefined;
    const days = leadDays === 1 ? '1 day’s' : `${String(leadDays)} days’`;
    return { kind: 'notice', text: `${days} notice` };
  };
}
