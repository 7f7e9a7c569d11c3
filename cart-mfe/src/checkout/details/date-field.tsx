import { siteConfig } from '@simmer/shared/config';
import { isPastDay, type DateProblem } from '@simmer/shared/shop-calendar';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { nearDayText, shortDayTexts, weekdayText } from '@simmer/shared/day-text';
import { useEffect } from 'react';
import { draft, unreadableDate } from '../../order/draft-store';
import { labelOf, type Fulfillment } from '../../order/order-fields';
import { useLimits, usePossibleDates } from '../../ordering/use-ordering';
import { ChoiceChips, type Chip } from './choice-chips';
import styles from './date-field.module.css';

interface DateFieldProps {
  value: string;
  fulfillment: Fulfillment;
  /** Whether the guest has tried to submit a date that is not possible. */
  isRefused: boolean;
}

/**
 * Offers another day in place of one that the shop has ruled out; otherwise it only warns about a past day. An
 * incomplete date, for which the browser gives an empty value, is an error.
 */
export function DateField({ value, fulfillment, isRefused }: DateFieldProps) {
  const isUnreadable = useStore(unreadableDate);
  const [input, focusInput] = useFocusReturn<HTMLInputElement>();
  const { today, earliest, next, hasRules, problem, nearest } = usePossibleDates(value);
  const { dayText, dayProblem } = useLimits();
  const problemText = problem && dateProblemText(problem, value);

  useEffect(() => () => unreadableDate.set(false), []);

  /** The error is set on blur: until the last digit is typed, every date is incomplete. */
  function clearError(): void {
    if (input.current?.validity.badInput === false) unreadableDate.set(false);
  }

  return (
    <div className={styles.date}>
      <TextField
        ref={input}
        label={labelOf('date', fulfillment)}
        name="date"
        type="date"
        min={earliest}
        value={value}
        chips={
          next.length > 0 ? (
            <ChoiceChips
              label="Next possible days"
              chips={dayChips(next, today)}
              value={value}
              onChoose={(date) => {
                unreadableDate.set(false);
                draft.change({ date });
              }}
              isGrid
              otherwise={`${dayText && `${dayText} `}Or choose another day. If you leave it empty, ${siteConfig().owner.firstName} will suggest one.`}
            />
          ) : undefined
        }
        // A refused date shows the error on its button.
        hint={
          !next[0]
            ? 'You can choose a day once we’re back.'
            : hasRules && !problem
              ? `The earliest available day is ${nearDayText(next[0])}.`
              : undefined
        }
        error={
          isUnreadable
            ? 'This date isn’t complete or doesn’t exist. Fix it, or clear the field to order without a date.'
            : isRefused
              ? problemText
              : undefined
        }
        notice={isRefused ? '' : (problemText ?? (pastText(value, today) || dayProblem))}
        onValue={(date) => {
          clearError();
          draft.change({ date });
        }}
        onKeyUp={clearError}
        onBlur={({ currentTarget }) => unreadableDate.set(currentTarget.validity.badInput)}
      />
      {problem && (
        <div>
          <Button
            onClick={() => {
              focusInput();
              draft.change({ date: nearest });
            }}
          >
            {`Choose ${nearDayText(nearest)}`}
          </Button>
        </div>
      )}
    </div>
  );
}

function dayChips(days: readonly string[], today: string): readonly Chip[] {
  return days.map((day, index) => {
    const before = days[index - 1] ?? today;
    const { weekday, date } = shortDayTexts(day, before.slice(0, 7) !== day.slice(0, 7));
    return {
      value: day,
      lines: [day === today ? 'Today' : weekday, date],
      meaning: nearDayText(day),
    };
  });
}

function pastText(date: string, today: string): string {
  return isPastDay(date, today) ? 'This date is in the past. Is that right?' : '';
}

function dateProblemText(problem: DateProblem, date: string): string {
  return `${reasonOf(problem, date)} Please choose another day, or clear the field to order without a date.`;
}

function reasonOf(problem: DateProblem, date: string): string {
  switch (problem) {
    case 'too-soon':
      return 'Sorry, we need more time than that to cook your order.';
    case 'closed':
      return `Sorry, we’re closed on ${nearDayText(date)}.`;
    case 'weekday':
      return `Sorry, we don’t take orders for ${weekdayText(date)}s.`;
  }
}
