import { parseDishStates } from '@simmer/shared/dish-states';
import type { MenuStore } from '@simmer/shared/menu-store';
import { reportProblem } from '@simmer/shared/report';
import { requestDishStates } from '@simmer/shared/request-dish-states';
import { createResource } from '@simmer/shared/resource';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect, useMemo } from 'react';
import { events } from '../events';
import { CLASSICS } from '../fixed-menu/classics';
import { DESSERTS } from '../fixed-menu/desserts';
import { asTheyAre, dishStates } from '../fixed-menu/dish-states';
import { SOUPS } from '../fixed-menu/soups';
import { SECTION_TEXTS } from '../menu-sections/section-texts';
import { PhotosOfMenu } from '../photos/photos-of-menu';
import { updateStructuredData } from '../structured-data/update-structured-data';

const FIXED = [
  [SECTION_TEXTS.classics.id, CLASSICS],
  [SECTION_TEXTS.soup.id, SOUPS],
  [SECTION_TEXTS.desserts.id, DESSERTS],
] as const;

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

export function IdlePart({ menu }: { menu: MenuStore }) {
  useReading(read);
  useEffect(() => events.subscribe('menu/changed', () => void read()), []);
  const states = useStore(dishStates);
  const monthly = useStore(menu);
  useEffect(() => {
    if (states) updateStructuredData(states);
  }, [states]);
  const shown = useMemo(
    () => [
      ...FIXED.map(
        ([id, dishes]) =>
          [id, asTheyAre(dishes, states).filter(({ isHidden }) => !isHidden)] as const,
      ),
      [SECTION_TEXTS.monthly.id, monthly.status === 'loaded' ? monthly.dishes : []] as const,
    ],
    [states, monthly],
  );
  return <PhotosOfMenu shown={shown} />;
}
