import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import type * as Loaded from './photo-dialog';
import { showPhotos, type ShownPhoto } from './photos';

/** The dishes that a section shows, in its order, by the section's id. */
export type ShownDishes = readonly (readonly [sectionId: string, dishes: readonly MenuDish[]])[];

/** The photos on the cards, and the one that a guest has enlarged. */
export function PhotosOfMenu({ shown }: { shown: ShownDishes }) {
  const [enlarged, setEnlarged] = useState<ShownPhoto>();
  const [dialog, setDialog] = useState<typeof Loaded>();

  useEffect(() => {
    for (const [id, dishes] of shown) {
      const section = document.getElementById(id);
      if (section) showPhotos(section, dishes, setEnlarged);
    }
  }, [shown]);

  const isNeeded = enlarged !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "photo-dialog" */ './photo-dialog').then(
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
