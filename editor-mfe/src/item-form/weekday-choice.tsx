import { WEEKDAYS, type Weekday } from '@simmer/shared/ordering';
import { weekdayName } from '../draft/plan';
import { ChipChoice } from './chip-choice';

const OPTIONS = WEEKDAYS.map((day) => {
  const name = weekdayName(day);
  return [day, name.slice(0, 3), name] as const;
});

interface WeekdayChoiceProps {
  weekdays: readonly Weekday[];
  problem?: string | undefined;
  onChange: (weekdays: readonly Weekday[]) => void;
}

export function WeekdayChoice({ weekdays, problem, onChange }: WeekdayChoiceProps) {
  return (
    <ChipChoice
      label="Days of the week"
      groups={[['', OPTIONS]]}
      chosen={weekdays}
      problem={problem}
      onChange={onChange}
    />
  );
}
