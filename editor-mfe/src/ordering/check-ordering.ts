import { asciiDigits } from '@simmer/shared/ascii-digits';
import { isBlank } from '@simmer/shared/blank';
import { ORDERING_LIMITS, type OrderingSettings } from '@simmer/shared/ordering';
import { storedText, textProblem } from '../draft/typed-text';
import type { OrderingDraft } from './ordering-state';

/** The message for each invalid field; for closed dates, by their key. */
export interface OrderingProblems extends Partial<
  Record<Exclude<keyof OrderingDraft, 'closedDates' | 'sharesState'>, string | undefined>
> {
  closedDates: ReadonlyMap<number, string>;
}

export const NO_ORDERING_PROBLEMS: OrderingProblems = { closedDates: new Map() };

export type CheckedOrdering =
  | { ok: true; settings: Omit<OrderingSettings, 'paused'> }
  | { ok: false; problems: OrderingProblems };

/** The name of a closed date's input. */
export const dateName = (key: number) => `closed-${String(key)}`;

/**
 * Converts the typed text into the stored settings, or returns the problems.
 * @param unreadable the names of inputs with an incomplete date or time, for which a browser gives an empty value.
 */
export function checkOrdering(
  draft: OrderingDraft,
  unreadable: ReadonlySet<string>,
): CheckedOrdering {
  const leadDays = isBlank(draft.leadDays) ? 0 : daysIn(draft.leadDays);
  const changeDays = isBlank(draft.changeDays) ? null : daysIn(draft.changeDays);
  const lines = draft.times.split('\n').flatMap((line) => (isBlank(line) ? [] : line.trim()));
  const times = [...new Set(lines)];
  const problems: OrderingProblems = {
    leadDays: daysProblem(leadDays),
    changeDays: daysProblem(changeDays ?? 0),
    lastTime: unreadable.has('lastTime')
      ? 'This time isn’t complete. Fix it, or clear the field.'
      : undefined,
    weekdays: draft.weekdays.length === 0 ? 'Choose at least one day.' : undefined,
    closedDates: dateProblems(draft, unreadable),
    pauseText: textProblem(draft.pauseText, ORDERING_LIMITS.pauseText),
    deliveryArea: textProblem(draft.deliveryArea, ORDERING_LIMITS.deliveryArea),
    times: timesProblem(times),
  };
  const { closedDates, ...others } = problems;
  if (closedDates.size > 0 || Object.values(others).some((message) => message !== undefined)) {
    return { ok: false, problems };
  }
  const dates = draft.closedDates.flatMap(({ date }) => date || []);
  return {
    ok: true,
    settings: {
      leadDays,
      lastTime: draft.lastTime,
      changeDays,
      weekdays: draft.weekdays,
      closedDates: [...new Set(dates)].sort(),
      pauseText: storedText(draft.pauseText),
      deliveryArea: storedText(draft.deliveryArea),
      times,
      sharesState: draft.sharesState,
    },
  };
}

/** The sum is never -0, which the database would store as a fraction. */
function daysIn(typed: string): number {
  return Number(asciiDigits(typed).trim()) + 0;
}

function daysProblem(days: number): string | undefined {
  return Number.isInteger(days) && days >= 0 && days <= ORDERING_LIMITS.leadDays
    ? undefined
    : `Enter a whole number of days, from 0 to ${String(ORDERING_LIMITS.leadDays)}.`;
}

function dateProblems(
  { closedDates }: OrderingDraft,
  unreadable: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  let count = 0;
  for (const { key, date } of closedDates) {
    if (date !== '') count += 1;
    if (unreadable.has(dateName(key))) {
      problems.set(key, 'This date isn’t complete or doesn’t exist. Fix it, or remove it.');
    } else if (date.length > 10) {
      problems.set(key, 'Enter a year with four digits.');
    } else if (date !== '' && count > ORDERING_LIMITS.closedDates) {
      const most = String(ORDERING_LIMITS.closedDates);
      problems.set(key, `Use at most ${most} closed dates. Some of them may be in the past.`);
    }
  }
  return problems;
}

function timesProblem(times: readonly string[]): string | undefined {
  if (times.length > ORDERING_LIMITS.times) {
    return `Use at most ${String(ORDERING_LIMITS.times)} lines. You have ${String(times.length)}.`;
  }
  const long = times.find((time) => time.length > ORDERING_LIMITS.time);
  return long && `“${long}” is longer than ${String(ORDERING_LIMITS.time)} characters.`;
}
