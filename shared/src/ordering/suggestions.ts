import type { OrderingSettings } from './ordering';
import { addDays, nearestPossibleDate, type ShopTime } from './shop-calendar';
import { hasHours, typedHours } from './typed-hours';

/** Whether the hours of a typed time are over on the shop's clock; false for a text without hours. */
export function isTimeOver(typed: string, { time }: ShopTime): boolean {
  return typedHours(typed).end <= typedHours(time).start;
}

/** The times to suggest for a day, or while none is chosen, without those that are over. */
export function suggestedTimes(
  { times }: OrderingSettings,
  now: ShopTime,
  day: string,
): readonly string[] {
  return day === now.day ? times.filter((time) => !isTimeOver(time, now)) : times;
}

/** The first possible day from a day on, but not today once all hours that the shop suggests for it are over. */
export function suggestedDate(settings: OrderingSettings, now: ShopTime, from: string): string {
  const timed = settings.times.filter(hasHours);
  const isTodayOver = timed.length > 0 && timed.every((time) => isTimeOver(time, now));
  const tomorrow = addDays(now.day, 1);
  return nearestPossibleDate(settings, now, isTodayOver && from < tomorrow ? tomorrow : from);
}
