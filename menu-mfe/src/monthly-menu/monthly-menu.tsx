import { siteConfig } from '@simmer/shared/config';
import { dayTextAt } from '@simmer/shared/day-text';
import type { Dish } from '@simmer/shared/menu';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect, useMemo, useState } from 'react';
import { events } from '../events';
import { DishList } from '../section/dish-list';
import { LiveSection } from '../section/live-section';
import { dishesIn } from '../section/section-dishes';
import { lastMenu, saveMenu } from './last-menu';
import styles from './monthly-menu.module.css';
import cards from '../section/dish-list.module.css';

export function MonthlyMenu({ store }: { store: MenuStore }) {
  const state = useMonthlyMenu(store);
  const dishes = useMemo(() => dishesIn('monthly', state), [state]);
  return (
    <LiveSection
      section="monthly"
      dishes={state.status === 'loaded' ? dishes : undefined}
      status={statusText(state.status, dishes)}
      statusClass={state.status === 'loading' ? styles.loading : undefined}
    >
      {state.status === 'loading' && (
        <>
          <WithoutScripts />
          <DishSkeletons />
        </>
      )}
      {state.status === 'loaded' && <DishList section="monthly" dishes={dishes} />}
      {state.status === 'failed' && (
        <MenuFailure
          onTryAgain={() => {
            void store.retry();
          }}
        />
      )}
    </LiveSection>
  );
}

/**
 * The menu. It is first read after hydration, so that hydration sees the store's initial state, and again
 * whenever it may have changed.
 */
function useMonthlyMenu(store: MenuStore): MenuState {
  useReading(store.read);
  useEffect(() => events.subscribe('menu/changed', () => void store.read()), [store]);

  const state = useStore(store);
  useEffect(() => {
    if (state.status === 'loaded') saveMenu(state.documents);
  }, [state]);
  return state;
}

/** Shown in place of a Monthly Menu that cannot be read: the one from the last visit, for reading only. */
function MenuFailure({ onTryAgain }: { onTryAgain: () => void }) {
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

function statusText(status: MenuState['status'], dishes: readonly Dish[]): string {
  if (status === 'loading') return 'Loading Menu...';
  if (status === 'loaded' && dishes.length === 0) {
    return 'New dishes are being planned. Please check back soon.';
  }
  return '';
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
