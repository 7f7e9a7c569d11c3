import { siteConfig } from '@simmer/shared/config';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { useLocation } from '@simmer/shared/navigation';
import { reportProblem } from '@simmer/shared/report';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useEffect, useMemo, useState } from 'react';
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
    if (isLoaded) updateStructuredData(new Map(shown), siteConfig().business.currency);
  }, [isLoaded, shown]);
  useNewDay(store);
  const day = new URLSearchParams(useLocation().search).get('day');
  return (
    <>
      <PhotosOfMenu shown={shown} />
      {siteConfig().ordering.limits && <Limits shown={shown} />}
      {day && /^\d{4}-\d\d-\d\d$/.test(day) && <Preview store={store} day={day} />}
    </>
  );
}

/** Reads the menu again when the shop's day begins: other dishes may be planned for it. */
function useNewDay({ read }: MenuStore): void {
  const { day } = useShopTime();
  const [firstDay] = useState(day);
  useEffect(() => {
    if (day !== firstDay) void read();
  }, [day, firstDay, read]);
}

/** A part that most guests do not need. */
function usePart<Part>(load: () => Promise<Part>, what: string): Part | undefined {
  const [part, setPart] = useState<Part>();
  const [loading] = useState(() => load);
  useEffect(() => {
    loading().then(
      (loaded) => {
        setPart(() => loaded);
      },
      (error: unknown) => {
        reportProblem('menu', `${what} could not be loaded.`, error);
      },
    );
  }, [loading, what]);
  return part;
}

/** What is left of the dishes, in a shop with limits. */
function Limits({ shown }: { shown: ShownDishes }) {
  const part = usePart(
    () => import(/* webpackChunkName: "limits" */ '../limits/limits-on-menu'),
    'the limits',
  );
  return part && <part.LimitsOnMenu shown={shown} />;
}

/** The menu of another day, for managers. */
function Preview(props: { store: MenuStore; day: string }) {
  const part = usePart(
    () => import(/* webpackChunkName: "day-preview" */ '../day-preview/day-preview'),
    'the menu of another day',
  );
  return part && <part.DayPreview {...props} />;
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
