import { monthText } from '@simmer/shared/day-text';
import type { Dish } from '@simmer/shared/menu';
import { Button } from '@simmer/shared/ui/button';
import { monthsOf, nextTime } from '../draft/plan';
import type { SeveralPlans } from '../editor/editor-state';
import styles from './plan-many.module.css';

/** A year, and the same month of the year before. */
const MOST_MONTHS = 13;

interface MonthButtonsProps {
  dishes: readonly Dish[];
  today: string;
  onChoose: (plans: SeveralPlans) => void;
}

/** Choose the dishes of a month: to plan them, or to add copies of them once the month is over. */
export function MonthButtons({ dishes, today, onChoose }: MonthButtonsProps) {
  const months = [...new Set(dishes.flatMap(monthsOf))].sort().reverse().slice(0, MOST_MONTHS);
  return (
    months.length > 0 && (
      <div className={styles.buttons}>
        {months.map((month) => {
          const isOver = month < today.slice(0, 7);
          const ids = dishes.flatMap((dish) => (monthsOf(dish).includes(month) ? dish.id : []));
          return (
            <Button
              key={month}
              onClick={() =>
                onChoose(
                  isOver
                    ? { ids, ...nextTime(month, today), copies: {} }
                    : { ids, from: '', until: '' },
                )
              }
            >
              {`${isOver ? 'Copy' : 'Choose all of'} ${monthText(month)}`}
            </Button>
          );
        })}
      </div>
    )
  );
}
