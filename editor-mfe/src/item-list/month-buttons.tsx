import { monthText } from '@simmer/shared/day-text';
import { configuredFields, type Dish } from '@simmer/shared/menu';
import { Button } from '@simmer/shared/ui/button';
import { copiedTo, monthsOf } from '../draft/plan';
import type { SeveralPlans } from '../editor/editor-state';
import styles from './plan-many.module.css';

/** A year, and the same month of the year before. */
const MOST_MONTHS = 13;

interface MonthButtonsProps {
  dishes: readonly Dish[];
  today: string;
  onChoose: (plans: SeveralPlans) => void;
}

/** Choose the dishes of a month, to give them other days, or to add copies of them. */
export function MonthButtons({ dishes, today, onChoose }: MonthButtonsProps) {
  const thisMonth = today.slice(0, 7);
  const months = [...new Set(dishes.flatMap(monthsOf))].sort().reverse().slice(0, MOST_MONTHS);
  return (
    months.length > 0 && (
      <div className={styles.buttons}>
        {months.flatMap((month) => {
          const ids = dishes.flatMap((dish) => (monthsOf(dish).includes(month) ? dish.id : []));
          const own = ids.filter((id) => !configuredFields(id));
          const days = copiedTo(month, today);
          const choices = [
            month >= thisMonth && {
              text: `Choose all of ${monthText(month)}`,
              plans: { ids, from: '', until: '', copies: undefined },
            },
            month <= thisMonth &&
              own.length > 0 && {
                text: `Copy ${monthText(month)} to ${monthText(days.from.slice(0, 7))}`,
                plans: { ids: own, ...days, copies: {} },
              },
          ];
          return choices.map(
            (choice) =>
              choice && (
                <Button key={choice.text} onClick={() => onChoose(choice.plans)}>
                  {choice.text}
                </Button>
              ),
          );
        })}
      </div>
    )
  );
}
