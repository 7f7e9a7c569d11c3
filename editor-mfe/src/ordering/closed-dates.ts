import { ORDERING_LIMITS } from '@simmer/shared/ordering';
import { addDays, isDay } from '@simmer/shared/shop-calendar';
import { yearProblem, type Found } from '../draft/field-problems';

/** One closed date as typed, or several days in a row. */
export interface ClosedDate {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  date: string;
  /** The last of several days in a row; missing for one day. */
  until?: string | undefined;
}

/** Fewer dates in a row are shown one by one. */
const FEWEST_IN_A_ROW = 3;
const { closedDates: MOST } = ORDERING_LIMITS;

/** The names of a row's inputs. */
export const dateName = (key: number) => `closed-${String(key)}`;
export const untilName = (key: number) => `until-${String(key)}`;

/** The dates of some rows; a row has no more of them than can be stored, and one. */
export function daysOf(rows: readonly ClosedDate[]): readonly string[] {
  return rows.flatMap(({ date, until }) => {
    if (!until || !isDay(date)) return date || [];
    const days = [date];
    for (let day = addDays(date, 1); day <= until && days.length <= MOST; day = addDays(day, 1))
      days.push(day);
    return days;
  });
}

/** The rows for stored dates. */
export function closedRows(dates: readonly string[]): readonly ClosedDate[] {
  const runs: string[][] = [];
  for (const date of [...dates].sort()) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && addDays(last, 1) === date) run.push(date);
    else runs.push([date]);
  }
  const rows = runs.flatMap((run) => {
    const [date = ''] = run;
    return run.length < FEWEST_IN_A_ROW
      ? run.map((day) => ({ date: day }))
      : [{ date, until: run.at(-1) }];
  });
  return rows.map((row, key) => ({ ...row, key }));
}

export function closedProblems(rows: readonly ClosedDate[]): readonly Found[] {
  return rows.flatMap((row, place): Found[] => {
    const { key, date, until } = row;
    const isTooMany = date !== '' && daysOf(rows.slice(0, place + 1)).length > MOST;
    const tooMany = `Use at most ${String(MOST)} closed dates. Some of them may be in the past.`;
    const noFirst = until && date === '' ? 'Choose the first day.' : undefined;
    const isBefore = until && until < date;
    return [
      [dateName(key), yearProblem(date) ?? noFirst ?? (isTooMany ? tooMany : undefined)],
      [
        untilName(key),
        yearProblem(until ?? '') ??
          (isBefore ? 'This is before the first day. Choose a later day.' : undefined),
      ],
    ];
  });
}
