import { shortDayText } from '@simmer/shared/day-text';
import type { Dish } from '@simmer/shared/menu';
import { ROUTES, SECTIONS } from '@simmer/shared/navigation';
import { useShopTime } from '@simmer/shared/shop-clock';
import { LinkButton } from '@simmer/shared/ui/button';
import { CalendarClock } from 'lucide-react';
import { absenceText, nextDay, planText } from '../draft/plan';
import styles from './dish-row.module.css';

/** The days of a dish that has some, and whether guests see it today. */
export function PlanNote({ dish }: { dish: Dish }) {
  const { day: today } = useShopTime();
  const absence = absenceText(dish, today);
  const days = <p className={styles.tags}>{planText(dish)}</p>;
  if (!absence) return days;
  const next = dish.isHidden ? undefined : nextDay(dish, today);
  return (
    <div className={styles.plan}>
      <p className={styles.chip}>
        <CalendarClock aria-hidden size={16} />
        <span>{absence}</span>
      </p>
      {days}
      {next !== undefined && <GuestLink day={next} />}
    </div>
  );
}

/** Opens the menu of a day as guests will see it. */
export function GuestLink({ day, what = 'it' }: { day: string; what?: string }) {
  return (
    <LinkButton look="quiet" to={`${ROUTES.home}?day=${day}#${SECTIONS.menu}`}>
      {`See ${what} as a guest on ${shortDayText(day)}`}
    </LinkButton>
  );
}
