import { SECTION_TITLES } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { SECTIONS } from '../draft/draft';
import { NO_PLAN } from '../draft/plan';
import { useEditor } from '../editor/editor-context';
import { allDishesOf } from '../stored-menu/stored-menu';

/** The name of a dish is gone with it. */
const GONE_DISH = 'a dish that is gone';

/**
 * All dishes: by section, and in one list.
 * @param ids of dishes, of which those that are gone are a section of their own: one that was deleted may be put back.
 */
export function useDishes(ids: readonly string[] = []) {
  const menu = useStore(useEditor().menu);
  const all = allDishesOf(menu);
  const isGone = (id: string) => menu.status === 'loaded' && !all.some((dish) => dish.id === id);
  const sections = SECTIONS.map(
    (name) => [SECTION_TITLES[name], all.filter(({ section }) => section === name)] as const,
  );
  const gone = ids.filter(isGone).map((id) => ({ ...NO_PLAN, id, name: GONE_DISH }));
  const groups = [...sections, ['No longer on the menu', gone] as const];
  return {
    nameOf: (id: string): string => all.find((dish) => dish.id === id)?.name ?? GONE_DISH,
    groups: groups.filter(([, dishes]) => dishes.length > 0),
    dishes: sections.flatMap(([, dishes]) => dishes),
  };
}
