import { siteConfig } from '@simmer/shared/config';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { EarlyMenu } from '../early-menu/early-menu';
import { DishList } from '../menu-sections/dish-list';
import { LiveSection } from '../menu-sections/live-section';
import { MenuFailure } from './menu-failure';
import styles from './monthly-menu.module.css';
import { useMonthlyMenu } from './use-monthly-menu';
import cards from '../menu-sections/dish-list.module.css';

export function MonthlyMenu({ store }: { store: MenuStore }) {
  const state = useMonthlyMenu(store);
  return (
    <LiveSection
      section="monthly"
      dishes={state.status === 'loaded' ? state.dishes : undefined}
      status={statusText(state)}
      statusClass={state.status === 'loading' ? styles.loading : styles.status}
    >
      {state.status === 'loading' && (
        <>
          <WithoutScripts />
          <DishSkeletons />
          {typeof window === 'undefined' && <EarlyMenu />}
        </>
      )}
      {state.status === 'loaded' && <DishList section="monthly" dishes={state.dishes} />}
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

function statusText(state: MenuState): string {
  if (state.status === 'loading') return 'Loading Menu...';
  if (state.status === 'loaded' && state.dishes.length === 0) {
    return 'New dishes are being planned. Please check back soon.';
  }
  return '';
}

/** As many dishes as a month usually has, so that the content below does not move. */
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
