import type { SectionName } from '@simmer/shared/menu';
import type { MenuStore } from '@simmer/shared/menu-store';
import { useStore } from '@simmer/shared/store';
import { useMemo } from 'react';
import { MissingMenu } from '../monthly-menu/missing-menu';
import monthly from '../monthly-menu/missing-menu.module.css';
import { DishList } from '../section/dish-list';
import { LiveSection } from '../section/live-section';
import { dishesIn } from '../section/section-dishes';
import { SECTION_TEXTS } from '../section/section-texts';

interface MenuSectionProps {
  section: SectionName;
  store: MenuStore;
}

/**
 * A section of the menu. The dishes of the configuration are in the composed page; what the owner has set for them, and
 * her own, come with the menu.
 */
export function MenuSection({ section, store }: MenuSectionProps) {
  const menu = useStore(store);
  const dishes = useMemo(() => dishesIn(section, menu), [section, menu]);
  const shown = useMemo(() => dishes.filter(({ isHidden }) => !isHidden), [dishes]);
  const isMissing = section === 'monthly' && menu.status !== 'loaded';
  const isLoading = isMissing && menu.status === 'loading';
  const isEmpty = !isMissing && shown.length === 0;
  return (
    <LiveSection
      section={section}
      dishes={menu.status === 'loaded' ? shown : undefined}
      status={isLoading ? 'Loading Menu...' : isEmpty ? SECTION_TEXTS[section].empty : ''}
      statusClass={isLoading ? monthly.loading : undefined}
    >
      {isMissing ? (
        <MissingMenu isLoading={isLoading} onTryAgain={store.retry} />
      ) : (
        <DishList section={section} dishes={dishes} />
      )}
    </LiveSection>
  );
}
