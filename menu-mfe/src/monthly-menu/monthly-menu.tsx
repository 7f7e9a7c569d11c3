import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useRef } from 'react';
import { DishList } from '../menu-sections/dish-list';
import { MenuSection } from '../menu-sections/menu-section';
import { DishSkeletons } from './dish-skeletons';
import { KeepPlace } from './keep-place';
import type { MonthlyMenuState, MonthlyMenuStore } from './monthly-menu-store';
import styles from './monthly-menu.module.css';
import { useMonthlyMenu } from './use-monthly-menu';

export function MonthlyMenu({ store }: { store: MonthlyMenuStore }) {
  const state = useMonthlyMenu(store);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <MenuSection section="monthly" headingRef={heading}>
      <KeepPlace mark={heading} />
      <p role="status" className={state.status === 'loading' ? styles.loading : styles.status}>
        {statusText(state)}
      </p>
      {state.status === 'loading' && (
        <>
          <NotWithoutScripts />
          <DishSkeletons />
        </>
      )}
      {state.status === 'loaded' && <DishList section="monthly" dishes={state.dishes} />}
      {state.status === 'failed' && (
        <Alert message="The Monthly Menu could not be loaded right now. The rest of the menu is here.">
          <div>
            <Button
              onClick={() => {
                // The button is about to go; focus would fall back to the top of the page.
                heading.current?.focus({ preventScroll: true });
                void store.read();
              }}
            >
              Try again
            </Button>
          </div>
        </Alert>
      )}
    </MenuSection>
  );
}

/** The dishes are the database's, which only a script can ask. */
function NotWithoutScripts() {
  const { firstName, email } = siteConfig().owner;
  return (
    <noscript>
      <p className={styles.byEmail}>
        This month’s dishes need JavaScript to be shown.{' '}
        <a href={`mailto:${email}?subject=Monthly%20Menu`}>Ask {firstName} for them by email</a>.
      </p>
    </noscript>
  );
}

function statusText(state: MonthlyMenuState): string {
  if (state.status === 'loading') return 'Loading Menu...';
  if (state.status === 'loaded' && state.dishes.length === 0) {
    return 'New dishes are being planned. Please look again soon.';
  }
  return '';
}
