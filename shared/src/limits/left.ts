import { shortDayText, shortWeekdayText } from '../ordering/day-text';
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

/** What a card says about a dish with these sizes; empty for nothing. */
export type LeftText = (dish: string, sizes: readonly string[]) => string;

/**
 * What is left, for the day that the guest has chosen, or else for the next one that the shop suggests.
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
  const isChosen = isDay(chosen) && chosen >= today.day;
  const day = isChosen
    ? chosen
    : suggestedDate(inWindows(limits)(settings, today.day), today, today.day);
  // The text is short, because it is shown on a small picture.
  const dayName = day < addDays(today.day, 7) ? shortWeekdayText(day) : shortDayText(day);
  return (dish, sizes) => {
    const ofPool = (pool: string) => leftOf(limits, stock, pool, day);
    // A larger size may be gone before a smaller one.
    const left = Math.max(...sizes.map((size) => leftOfDish(limits, { dish, size }, ofPool)));
    if (left > FEW) return '';
    return `${left > 0 ? String(left) : 'None'} left for ${dayName}`;
  };
}
