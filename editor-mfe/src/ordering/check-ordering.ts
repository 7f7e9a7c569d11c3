import { asciiDigits } from '@simmer/shared/ascii-digits';
import { isBlank } from '@simmer/shared/blank';
import { ORDERING_LIMITS, type OrderingSettings } from '@simmer/shared/ordering';
import { checked, type Checked } from '../draft/field-problems';
import { storedText, textProblem } from '../draft/typed-text';
import { closedProblems, daysOf } from './closed-dates';
import type { OrderingDraft } from './ordering-state';

/** Converts the typed text into the stored settings. */
export function checkOrdering(draft: OrderingDraft): Checked<Omit<OrderingSettings, 'paused'>> {
  const { lastTime, weekdays, pauseText, deliveryArea, sharesState } = draft;
  const leadDays = isBlank(draft.leadDays) ? 0 : daysIn(draft.leadDays);
  const changeDays = isBlank(draft.changeDays) ? null : daysIn(draft.changeDays);
  const lines = draft.times.split('\n').flatMap((line) => (isBlank(line) ? [] : line.trim()));
  const times = [...new Set(lines)];
  return checked(
    {
      ...{ leadDays, lastTime, changeDays, weekdays, times, sharesState },
      closedDates: [...new Set(daysOf(draft.closedDates))].sort(),
      pauseText: storedText(pauseText),
      deliveryArea: storedText(deliveryArea),
    },
    [
      ['leadDays', daysProblem(leadDays)],
      ['changeDays', daysProblem(changeDays ?? 0)],
      ['weekdays', weekdays.length === 0 ? 'Choose at least one day.' : undefined],
      ...closedProblems(draft.closedDates),
      ['pauseText', textProblem(pauseText, ORDERING_LIMITS.pauseText)],
      ['deliveryArea', textProblem(deliveryArea, ORDERING_LIMITS.deliveryArea)],
      ['times', timesProblem(times)],
    ],
  );
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

function timesProblem(times: readonly string[]): string | undefined {
  if (times.length > ORDERING_LIMITS.times) {
    return `Use at most ${String(ORDERING_LIMITS.times)} lines. You have ${String(times.length)}.`;
  }
  const long = times.find((time) => time.length > ORDERING_LIMITS.time);
  return long && `“${long}” is longer than ${String(ORDERING_LIMITS.time)} characters.`;
}
