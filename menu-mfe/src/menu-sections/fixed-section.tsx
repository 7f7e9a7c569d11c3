import type { FixedSectionName } from '@simmer/shared/fixed-dishes';
import { useStore } from '@simmer/shared/store';
import { useMemo } from 'react';
import { withStates, dishStates } from '../fixed-menu/dish-states-store';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import { DishList } from '../section/dish-list';
import { LiveSection } from '../section/live-section';

interface FixedSectionProps {
  section: FixedSectionName;
  dishes: readonly MenuDish[];
}

/** A section of fixed dishes. All of them are in the composed page; what is set for them is read later. */
export function FixedSection({ section, dishes }: FixedSectionProps) {
  const states = useStore(dishStates);
  const now = useMemo(() => withStates(dishes, states), [dishes, states]);
  const shown = useMemo(() => now.filter(({ isHidden }) => !isHidden), [now]);
  return (
    <LiveSection
      section={section}
      dishes={states && shown}
      status={shown.length === 0 ? 'Taking a break. Please check back soon.' : ''}
    >
      <DishList section={section} dishes={now} />
    </LiveSection>
  );
}
