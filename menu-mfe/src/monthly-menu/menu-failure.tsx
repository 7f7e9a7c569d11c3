import { pageLanguage, siteConfig } from '@simmer/shared/config';
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
            {`This is the menu from ${dayOf(kept.readAt)}. It may have changed, so you can’t order from it until the current menu loads.`}
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

function dayOf(time: number): string {
  const { timeZone } = siteConfig().business;
  const options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat(pageLanguage(), {
      ...options,
      ...(timeZone && { timeZone }),
    }).format(time);
  } catch {
    // A time zone that is newer than this browser.
    return new Intl.DateTimeFormat(pageLanguage(), options).format(time);
  }
}
