import { siteConfig } from '@simmer/shared/config';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { useLocation } from '@simmer/shared/navigation';
import { reportProblem } from '@simmer/shared/report';
import { useStore } from '@simmer/shared/store';
import { useEffect, useMemo, useState } from 'react';
import { DayPreview } from '../day-preview/day-preview';
import type * as LimitsPart from '../limits/limits-on-menu';
import type * as PhotoDialog from '../photos/photo-dialog';
import { showPhotos, type ShownPhoto } from '../photos/photos';
import type { ShownDishes } from '../section/section-dishes';
import { updateStructuredData } from '../structured-data/update-structured-data';

export interface IdleMenuProps {
  store: MenuStore;
  /**
   * The dishes that guests see. It is a prop, because whatever this chunk imports cannot be merged into the menu's own
   * chunk.
   */
  shownIn: (menu: MenuState) => ShownDishes;
}

export function IdleMenu({ store, shownIn }: IdleMenuProps) {
  const menu = useStore(store);
  const shown = useMemo(() => shownIn(menu), [shownIn, menu]);
  const isLoaded = menu.status === 'loaded';
  useEffect(() => {
    if (isLoaded) updateStructuredData(new Map(shown), siteConfig().business);
  }, [isLoaded, shown]);
  const day = new URLSearchParams(useLocation().search).get('day') ?? '';
  // It is null for no day, and March 2 for February 30.
  const isDay = new Date(day).toJSON() === `${day}T00:00:00.000Z`;
  return (
    <>
      <PhotosOfMenu shown={shown} />
      {siteConfig().ordering.limits && <Limits shown={shown} />}
      {isDay && <DayPreview store={store} day={day} />}
    </>
  );
}

/** What is left of the dishes, in a shop with limits. */
function Limits({ shown }: { shown: ShownDishes }) {
  const [part, setPart] = useState<typeof LimitsPart>();
  useEffect(() => {
    import(/* webpackChunkName: "limits" */ '../limits/limits-on-menu').then(
      setPart,
      (error: unknown) => {
        reportProblem('menu', 'the limits could not be loaded.', error);
      },
    );
  }, []);
  return part && <part.LimitsOnMenu shown={shown} />;
}

/** The photos on the cards, and the one that a guest has enlarged. */
function PhotosOfMenu({ shown }: { shown: ShownDishes }) {
  const [enlarged, setEnlarged] = useState<ShownPhoto>();
  const [dialog, setDialog] = useState<typeof PhotoDialog>();

  useEffect(() => {
    for (const [id, dishes] of shown) {
      const section = document.getElementById(id);
      if (section) showPhotos(section, dishes, setEnlarged);
    }
  }, [shown]);

  const isNeeded = enlarged !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "photo-dialog" */ '../photos/photo-dialog').then(
      setDialog,
      (error: unknown) => {
        setEnlarged(undefined);
        reportProblem('menu', 'the large photo could not be loaded.', error);
      },
    );
  }, [isNeeded]);

  if (!dialog) return null;
  return (
    <dialog.PhotoDialog
      photo={enlarged}
      onClose={() => {
        setEnlarged(undefined);
      }}
    />
  );
}
