import { FIXED_SECTIONS, fixedDishes, type Dish, type SectionName } from '@simmer/shared/menu';
import type { MenuState } from '@simmer/shared/menu-store';
import { SECTION_TEXTS } from './section-texts';

/** The dishes that a section shows, in its order, by the section's id. */
export type ShownDishes = readonly (readonly [sectionId: string, dishes: readonly Dish[]])[];

/**
 * The dishes of a section: first those of the configuration, then the owner's. Until the menu has been read, they are as
 * in the composed page.
 */
export function dishesIn(section: SectionName, menu: MenuState): readonly Dish[] {
  if (menu.status === 'loaded')
    return [...menu.fixed, ...menu.dishes].filter((dish) => dish.section === section);
  return section === 'monthly' ? [] : fixedDishes(section);
}

/** The dishes of all sections without the hidden ones. */
export function shownDishes(menu: MenuState): ShownDishes {
  return ([...FIXED_SECTIONS, 'monthly'] as const).map((section) => [
    SECTION_TEXTS[section].id,
    dishesIn(section, menu).filter(({ isHidden }) => !isHidden),
  ]);
}
