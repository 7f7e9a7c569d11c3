import { parseDishStates } from '@simmer/shared/dish-states';
import type { MenuStore } from '@simmer/shared/menu-store';
import { reportProblem } from '@simmer/shared/report';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { createResource } from '@simmer/shared/resource';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect, useMemo } from 'react';
import { events } from '../events';
import { asTheyAre, dishStates } from '../fixed-menu/dish-states';
import { PhotosOfMenu, type ShownDishes } from '../photos/photos-of-menu';
import { updateStructuredData } from '../structured-data/update-structured-data';

export interface IdlePartProps {
  /** The sections of fixed dishes. A prop, because what this chunk imports, the menu's own could not merge with its rest. */
  fixed: ShownDishes;
  monthly: { id: string; store: MenuStore };
}

const { read } = createResource({
  read: requestDishStates,
  onAnswer(data) {
    const { states, problems } = parseDishStates(data);
    if (problems.length > 0)
      reportProblem('menu', `part of settings/dishes is ignored: ${problems.join('; ')}`);
    dishStates.set(states);
  },
  onFailure(error) {
    reportProblem('menu', 'what is sold out could not be read.', error);
  },
});

export function IdlePart({ fixed, monthly: { id, store } }: IdlePartProps) {
  useReading(read);
  useEffect(() => events.subscribe('menu/changed', () => void read()), []);
  const states = useStore(dishStates);
  const monthly = useStore(store);
  useEffect(() => {
    if (states) updateStructuredData(states);
  }, [states]);
  const shown = useMemo(
    () => [
      ...fixed.map(
        ([section, dishes]) =>
          [section, asTheyAre(dishes, states).filter(({ isHidden }) => !isHidden)] as const,
      ),
      [id, monthly.status === 'loaded' ? monthly.dishes : []] as const,
    ],
    [fixed, states, id, monthly],
  );
  return <PhotosOfMenu shown={shown} />;
}
