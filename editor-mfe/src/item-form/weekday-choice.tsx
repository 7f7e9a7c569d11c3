import type { Weekday } from '@simmer/shared/ordering';
import { shopWeek } from '@simmer/shared/shop-week';
import { weekdaysIn } from '../draft/draft';
import { shortWeekdayName, weekdayName } from '../draft/plan';
import { ChipChoice } from './chip-choice';

interface WeekdayChoiceProps {
  weekdays: readonly Weekday[];
  problem?: string | undefined;
  onChange: (weekdays: readonly Weekday[]) => void;
}

export function WeekdayChoice({ weekdays, problem, onChange }: WeekdayChoiceProps) {
  const options = shopWeek().map((day) => [day, shortWeekdayName(day), weekdayName(day)] as const);
  return (
    <ChipChoice
      label="Days of the week"
      groups={[['', options]]}
      chosen={weekdays}
      problem={problem}
      onChange={(days) => onChange(weekdaysIn(days))}
    />
  );
}
