/** The calculation is in UTC, where every day has 24 hours. */
export function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day of the calendar, like `2026-12-24`. */
export function isDay(text: string): boolean {
  // The result is compared, because JavaScript reads February 30 as March 2.
  return DAY.test(text) && !Number.isNaN(utc(text).getTime()) && addDays(text, 0) === text;
}

export function addDays(day: string, count: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
