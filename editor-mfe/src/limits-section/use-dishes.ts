import { SECTION_TITLES } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { SECTIONS } from '../draft/draft';
import { useEditor } from '../editor/editor-context';
import { allDishesOf } from '../stored-menu/stored-menu';

/** All dishes: by section, and in one list. */
export function useDishes() {
  const all = allDishesOf(useStore(useEditor().menu));
  const groups = SECTIONS.map(
    (name) => [SECTION_TITLES[name], all.filter(({ section }) => section === name)] as const,
  ).filter(([, dishes]) => dishes.length > 0);
  return { groups, dishes: groups.flatMap(([, dishes]) => dishes) };
}
