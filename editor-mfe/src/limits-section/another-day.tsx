import { shortDayText } from '@simmer/shared/day-text';
import { addDays } from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useState } from 'react';
import { poolsOn } from './limit-text';
import { useLimits } from './limits-context';
import styles from './stock-days.module.css';

/** The rules count no order for a later day, in any time zone. */
const MOST_DAYS_AHEAD = 399;

/** Opens the form of an order by phone for a day that may not be listed, such as one that is closed to guests. */
export function AnotherDay() {
  const limits = useLimits();
  const state = useStore(limits);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState('');
  const [input, focusInput] = useFocusReturn<HTMLInputElement>();
  const { day: today } = useShopTime();
  const last = addDays(today, MOST_DAYS_AHEAD);

  function problemOfDay(): string {
    if (!(day >= today && day <= last)) return `Choose a day from today to ${shortDayText(last)}.`;
    const isLimited = poolsOn(state, day).length > 0;
    return isLimited ? '' : 'Nothing is limited on this day, so there is nothing to count.';
  }

  return (
    <form
      className={styles.another}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOfDay();
        setProblem(found);
        if (found) focusInput();
        else limits.open('phone', { day });
      }}
    >
      <TextField
        ref={input}
        label="Another day"
        type="date"
        min={today}
        max={last}
        value={day}
        error={problem}
        onValue={setDay}
      />
      <div>
        <Button type="submit" aria-label="Count a phone order for another day">
          Count a phone order
        </Button>
      </div>
    </form>
  );
}
