import type { MenuState } from '@simmer/shared/menu-store';
import { reportProblem } from '@simmer/shared/report';
import { useEffect, type RefObject } from 'react';

/**
 * Fetches nothing for a menu without photos.
 * @param mark an element in the section.
 */
export function usePhotos(mark: RefObject<HTMLElement | null>, state: MenuState): void {
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
