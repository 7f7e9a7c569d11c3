import type { Dish } from './in-page/read-dishes';

/**
 * The dishes that both walks order: the first of each section that both menus have, and the first with flavors. A dish
 * that is new or gone is seen where the menu is read; it does not end the walk.
 */
export function pickDishes(live: readonly Dish[], candidate: readonly Dish[]): Dish[] {
  const common = live.filter((dish) =>
    candidate.some(
      ({ name, section, hasFlavors }) =>
        name === dish.name && section === dish.section && hasFlavors === dish.hasFlavors,
    ),
  );
  const sections = [...new Set(common.map(({ section }) => section))];
  const picked = [
    ...sections.map((name) => common.find(({ section }) => section === name)),
    common.find(({ hasFlavors }) => hasFlavors),
  ];
  return [...new Set(picked)].filter((dish) => dish !== undefined);
}
