import { dayTextAt } from '@simmer/shared/day-text';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { DishList } from '../menu-sections/dish-list';
import { lastMenu } from './last-menu';
import styles from './monthly-menu.module.css';

interface MenuFailureProps {
  onTryAgain: () => void;
}

/** Shown in place of a Monthly Menu that cannot be read: the one from the last visit, for reading only. */
export function MenuFailure({ onTryAgain }: MenuFailureProps) {
  const [kept] = useState(lastMenu.read);
  return (
    <div className={styles.failure}>
      <Alert message="We can’t load the Monthly Menu right now. The rest of the menu is still available.">
        {kept && (
          <p className={styles.earlier}>
            {`This is the menu from ${dayTextAt(kept.readAt)}. It may have changed, so you can’t order from it until the current menu loads.`}
          </p>
        )}
        <div>
          <Button onClick={onTryAgain}>Try again</Button>
        </div>
      </Alert>
      {kept && <DishList section="monthly" dishes={kept.dishes} isOutdated />}
    </div>
  );
}
