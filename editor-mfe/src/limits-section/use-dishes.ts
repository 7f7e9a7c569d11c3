import { siteConfig } from '@simmer/shared/config';
import { FIXED_SECTION_TITLES, FIXED_SECTIONS } from '@simmer/shared/fixed-dishes';
import { useStore } from '@simmer/shared/store';
import { useEditor } from '../editor/editor-context';
import { dishesOf } from '../stored-menu/stored-menu';

/** A dish that a limit can be for. */
interface LimitedDish {
  id: string;
  name: string;
  sizes: readonly { label: string }[];
}

/** All dishes: by section, and in one list. */
export function useDishes() {
  const monthly = useStore(useEditor().menu, dishesOf);
  const fixed = FIXED_SECTIONS.map((section) => {
    const dishes = siteConfig().fixedMenu[section].map((dish) => ({ ...dish, id: dish.name }));
    return [FIXED_SECTION_TITLES[section], dishes] as const;
  });
  const groups: readonly (readonly [title: string, dishes: readonly LimitedDish[]])[] = [
    ...fixed,
    ['Monthly Menu', monthly] as const,
  ].filter(([, dishes]) => dishes.length > 0);
  return { groups, dishes: groups.flatMap(([, dishes]) => dishes) };
}
