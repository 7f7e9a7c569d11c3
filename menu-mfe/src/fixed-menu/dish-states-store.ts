import type { DishStates } from '@simmer/shared/dish-states';
import { createStore } from '@simmer/shared/store';
import type { MenuDish } from './fixed-dish';

/** What the owner has set for the fixed dishes; undefined until it has been read. It outlives the route. */
export const dishStates = createStore<DishStates | undefined>('dish states', undefined);

/** The dishes as they are now. Dishes without settings stay the same objects, so their cards do not render again. */
export function withStates(
  dishes: readonly MenuDish[],
  states: DishStates | undefined,
): readonly MenuDish[] {
  return dishes.map((dish) => {
    const state = states?.get(dish.id);
    return state ? { ...dish, ...state } : dish;
  });
}
