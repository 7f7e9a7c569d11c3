import { siteConfig } from '@simmer/shared/config';
import { dayTextAt } from '@simmer/shared/day-text';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { DishList } from '../section/dish-list';
import { lastMenu } from './last-menu';
import styles from './missing-menu.module.css';
import cards from '../section/dish-list.module.css';

interface MissingMenuProps {
  isLoading: boolean;
  onTryAgain: () => Promise<unknown>;
}

/** Shown in place of a Monthly Menu that is being read or cannot be read. */
export function MissingMenu({ isLoading, onTryAgain }: MissingMenuProps) {
  if (!isLoading) return <MenuFailure onTryAgain={onTryAgain} />;
  return (
    <>
      <WithoutScripts />
      <DishSkeletons />
    </>
  );
}

/** The menu from the last visit, for reading only. */
function MenuFailure({ onTryAgain }: Pick<MissingMenuProps, 'onTryAgain'>) {
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
          <Button onClick={() => void onTryAgain()}>Try again</Button>
        </div>
      </Alert>
      {earlier && <DishList section="monthly" dishes={earlier.dishes} isOutdated />}
    </div>
  );
}

function WithoutScripts() {
  const { firstName, email } = siteConfig().owner;
  return (
    <noscript>
      <p className={styles.byEmail}>
        <span>{'This month’s dishes can be shown only with JavaScript. '}</span>
        <a href={`mailto:${email}?subject=Monthly%20Menu`}>
          {`Ask ${firstName} for the list by email`}
        </a>
        <span>.</span>
      </p>
    </noscript>
  );
}

/** A month usually has this many dishes, so the content below does not move. */
const COUNT = 4;

/** Placeholders as tall as a dish with a description and two sizes. */
function DishSkeletons() {
  return (
    <div className={cards.cards} aria-hidden>
      {Array.from({ length: COUNT }, (_, position) => (
        <div key={position} className={cards.item}>
          <div className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.words} />
            <div className={styles.size} />
            <div className={styles.size} />
            <div className={styles.note} />
          </div>
        </div>
      ))}
    </div>
  );
}
