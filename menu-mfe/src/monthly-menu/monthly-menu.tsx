import { reportProblem } from '@simmer/shared/report';
import { siteConfig } from '@simmer/shared/config';
import { type RefObject, useEffect, useRef } from 'react';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { Status } from '@simmer/shared/ui/status';
import { EarlyMenu } from '../early-menu/early-menu';
import { DishList } from '../menu-sections/dish-list';
import { MenuSection } from '../menu-sections/menu-section';
import { DishSkeletons } from './dish-skeletons';
import { FocusFallback } from './focus-fallback';
import { useMenuChanges } from './menu-changes';
import { MenuFailure } from './menu-failure';
import styles from './monthly-menu.module.css';
import { ScrollAnchor } from './scroll-anchor';
import { useMonthlyMenu } from './use-monthly-menu';

export function MonthlyMenu({ store }: { store: MenuStore }) {
  const state = useMonthlyMenu(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useMenuChanges(state);
  usePhotos(heading, state);

  return (
    <MenuSection section="monthly" headingRef={heading}>
      <ScrollAnchor mark={heading} />
      <FocusFallback heading={heading} />
      <Status className={state.status === 'loading' ? styles.loading : styles.status}>
        {statusText(state) || (changes && <span className="visually-hidden">{changes}</span>)}
      </Status>
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
    </MenuSection>
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

/**
 * Fetches nothing for a menu without photos.
 * @param mark an element in the section.
 */
function usePhotos(mark: RefObject<HTMLElement | null>, state: MenuState): void {
  useEffect(() => {
    const section = mark.current?.closest('section');
    if (!section || state.status !== 'loaded') return;
    const { dishes } = state;
    const isShown = section.querySelector('[data-photo]') !== null;
    if (!isShown && dishes.every(({ picture }) => !picture)) return;
    import(/* webpackChunkName: "photos" */ '../photos/photos').then(
      ({ showPhotos }) => {
        showPhotos(section, dishes);
      },
      (error: unknown) => {
        reportProblem('menu', 'the photos could not be loaded.', error);
      },
    );
  }, [mark, state]);
}
