import { siteConfig } from '@simmer/shared/config';
import { parseDishStates } from '@simmer/shared/dish-states';
import type { MenuStore } from '@simmer/shared/menu-store';
import { SECTIONS } from '@simmer/shared/navigation';
import { reportProblem } from '@simmer/shared/report';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { createResource } from '@simmer/shared/resource';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect, useMemo, useState } from 'react';
import { events } from '../events';
import { withStates, dishStates } from '../fixed-menu/dish-states-store';
import type * as LimitsPart from '../limits/limits-on-menu';
import type * as PhotoDialog from '../photos/photo-dialog';
import { showPhotos, type ShownPhoto } from '../photos/photos';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import { updateStructuredData } from '../structured-data/update-structured-data';

/** The dishes that a section shows, in its order, by the section's id. */
type ShownDishes = readonly (readonly [sectionId: string, dishes: readonly MenuDish[]])[];

export interface IdleMenuProps {
  /**
   * The fixed dishes, by the id of their section. It is a prop, because whatever this chunk imports cannot be merged
   * into the menu's own chunk.
   */
  fixed: Readonly<Record<string, readonly MenuDish[]>>;
  monthly: MenuStore;
}

const settings = createResource({
  read: requestDishStates,
  onAnswer(data) {
    const { states, problems } = parseDishStates(data);
    if (problems.length > 0)
      reportProblem('menu', `part of settings/dishes is ignored: ${problems.join('; ')}`);
    dishStates.set(states);
  },
  onFailure(error) {
    reportProblem('menu', 'the settings of the fixed dishes could not be read.', error);
  },
});

export function IdleMenu({ fixed, monthly }: IdleMenuProps) {
  useReading(settings.read);
  useEffect(() => events.subscribe('menu/changed', () => void settings.read()), []);
  const states = useStore(dishStates);
  const menu = useStore(monthly);
  useEffect(() => {
    if (states) updateStructuredData(states);
  }, [states]);
  const shown = useMemo(
    () => [
      ...Object.entries(fixed).map(
        ([section, dishes]) =>
          [section, withStates(dishes, states).filter(({ isHidden }) => !isHidden)] as const,
      ),
      [SECTIONS.menu, menu.status === 'loaded' ? menu.dishes : []] as const,
    ],
    [fixed, states, menu],
  );
  return (
    <>
      <PhotosOfMenu shown={shown} />
      {siteConfig().ordering.limits && <Limits shown={shown} />}
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
