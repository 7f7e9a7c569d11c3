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
  const [earlier] = useState(lastMenu);
  return (
    <div className={styles.failure}>
      <Alert message="We can’t load the Monthly Menu right now. The rest of the menu is still available.">
        {earlier && (
          <p className={styles.earlier}>
            {`This is the menu from ${dayTextAt(earlier.readAt)}. It may have changed, so you can’t order from it until the current menu loads.`}
          </p>
        )}
        <div>
          <Button onClick={onTryAgain}>Try again</Button>
        </div>
      </Alert>
      {earlier && <DishList section="monthly" dishes={earlier.dishes} isOutdated />}
    </div>
  );
}
