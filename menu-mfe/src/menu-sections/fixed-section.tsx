import type { FixedSectionName } from '@simmer/shared/menu';
import type { MenuStore } from '@simmer/shared/menu-store';
import { useStore } from '@simmer/shared/store';
import { useMemo } from 'react';
import { DishList } from '../section/dish-list';
import { LiveSection } from '../section/live-section';
import { dishesIn } from '../section/section-dishes';

interface FixedSectionProps {
  section: FixedSectionName;
  store: MenuStore;
}

/** A section whose dishes are in the composed page. What the owner has set for them, and her own, come with the menu. */
export function FixedSection({ section, store }: FixedSectionProps) {
  const menu = useStore(store);
  const dishes = useMemo(() => dishesIn(section, menu), [section, menu]);
  const shown = useMemo(() => dishes.filter(({ isHidden }) => !isHidden), [dishes]);
  return (
    <LiveSection
      section={section}
      dishes={menu.status === 'loaded' ? shown : undefined}
      status={shown.length === 0 ? 'Taking a break. Please check back soon.' : ''}
    >
      <DishList section={section} dishes={dishes} />
    </LiveSection>
  );
}
