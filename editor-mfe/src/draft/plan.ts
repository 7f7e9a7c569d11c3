import { shortDayText } from '@simmer/shared/day-text';
import { isPlannedFor, type Dish, type Plan } from '@simmer/shared/menu';
import type { Weekday } from '@simmer/shared/ordering';
import { addDays, isDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { shopWeek } from '@simmer/shared/shop-week';
import { problemsIn, yearProblem, type Problems } from './field-problems';

export const EVERY_DAY = 'Every day';

export const NO_PLAN: Plan = { from: '', until: '', weekdays: [] };

const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The texts are in English, like the page around them. */
export function weekdayName(day: Weekday): string {
  return WEEKDAY_NAMES[day];
}

export function shortWeekdayName(day: Weekday): string {
  return weekdayName(day).slice(0, 3);
}

/** The weekdays among some numbers, in the order of the shop's country. */
export const inShopWeek = (weekdays: readonly number[]): readonly Weekday[] =>
  shopWeek().filter((day) => weekdays.includes(day));

/** "Every day", or for example "Fridays from Tue, Dec 1". */
export function planText({ from, until, weekdays }: Plan): string {
  const names = inShopWeek(weekdays).map((day) => `${weekdayName(day)}s`);
  const isAny = names.length === 0 || names.length === 7;
  const text = [isAny ? '' : new Intl.ListFormat('en').format(names), datesText(from, until)]
    .filter(Boolean)
    .join(' ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : EVERY_DAY;
}

/** "STEW · Fridays": two dishes may have one name. */
export function plannedName(dish: Plan & Pick<Dish, 'name'>): string {
  const text = planText(dish);
  return text === EVERY_DAY ? dish.name : `${dish.name} · ${text}`;
}

function datesText(from: string, until: string): string {
  if (from && from === until) return `on ${shortDayText(from)}`;
  const last = until && `${from ? 'to' : 'until'} ${shortDayText(until)}`;
  return [from && `from ${shortDayText(from)}`, last].filter(Boolean).join(' ');
}

export const isOver = ({ until }: Plan, today: string): boolean => until !== '' && until < today;

/** Why guests do not see the dish today, in two words; empty if its days are no reason. */
export function absenceText(plan: Plan, today: string): string {
  if (isPlannedFor(today, plan)) return '';
  if (isOver(plan, today)) return 'Over';
  return plan.from > today ? 'Not yet' : 'Not today';
}

/**
 * The message of what has brought a dish to the menu.
 * @param seen if guests see it now.
 * @param stored otherwise.
 */
export function onMenuText(
  seen: string,
  stored: string,
  { hidden = false, ...days }: Partial<Plan> & { hidden?: boolean },
): string {
  const plan = { ...NO_PLAN, ...days };
  if (hidden) return `${stored} Guests don’t see it, because it is hidden.`;
  if (isPlannedFor(shopTimeAt(Date.now()).day, plan)) return seen;
  return `${stored} Guests don’t see it today. Its days: ${planText(plan)}.`;
}

/** The first day of the plan that is not before `day`; undefined if there is none. */
export function nextDay(plan: Plan, day: string): string | undefined {
  const start = plan.from > day ? plan.from : day;
  if (!isDay(start)) return undefined;
  const week = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(start, count));
  return week.find((one) => isPlannedFor(one, plan));
}

export function planProblems(plan: Plan): Problems {
  const { from, until } = plan;
  const own = problemsIn([
    ['from', yearProblem(from)],
    ['until', yearProblem(until)],
  ]);
  if (own.size > 0 || !from || !until) return own;
  if (until < from)
    return new Map([['until', 'This is before the first day. Choose a later day.']]);
  if (nextDay(plan, from)) return own;
  return new Map([['until', 'None of the chosen days of the week is between these dates.']]);
}

/** The first day of the month after that of a day. */
const nextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/**
 * The days for which the dishes of a month, like `2025-12`, are copied: those of the same month when it comes again, and
 * after this month, of the next one.
 */
export function copiedTo(month: string, today: string): Pick<Plan, 'from' | 'until'> {
  const year = Number(today.slice(0, 4));
  const same = [year, year + 1].map((one) => `${String(one)}${month.slice(4)}-01`);
  const from =
    month === today.slice(0, 7)
      ? nextMonth(today)
      : (same.find((day) => day.slice(0, 7) >= today.slice(0, 7)) ?? '');
  return { from, until: addDays(nextMonth(from), -1) };
}

const MOST_MONTHS = 24;

/** The months that the dates of a plan are in, like `2026-12`. */
export function monthsOf({ from, until }: Plan): readonly string[] {
  const months: string[] = [];
  const last = (until || from).slice(0, 7);
  let day = `${(from || until).slice(0, 7)}-01`;
  while (isDay(day) && day.slice(0, 7) <= last && months.length < MOST_MONTHS) {
    months.push(day.slice(0, 7));
    day = nextMonth(day);
  }
  return months;
}
