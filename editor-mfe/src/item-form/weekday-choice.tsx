import { WEEKDAYS, type Weekday } from '@simmer/shared/ordering';
import { weekdayName } from '../draft/plan';
import { ChipChoice } from './chip-choice';

interface WeekdayChoiceProps {
  weekdays: readonly Weekday[];
  problem?: string | undefined;
  onChange: (weekdays: readonly Weekday[]) => void;
}

export function WeekdayChoice({ weekdays, problem, onChange }: WeekdayChoiceProps) {
  return (
    <ChipChoice
      label="Days of the week"
      groups={[
        ['', WEEKDAYS.map((day) => [day, weekdayName(day).slice(0, 3), weekdayName(day)] as const)],
      ]}
      chosen={weekdays}
      problem={problem}
      onToggle={(day, isChosen) => {
        const others = weekdays.filter((other) => other !== day);
        onChange(isChosen ? [...others, day].sort() : others);
      }}
    />
  );
}
