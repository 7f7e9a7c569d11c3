import { siteConfig } from '@simmer/shared/config';
import { parseFixedDish, type Dish } from './dish';
import { FIXED_SECTIONS, type FixedMenu, type FixedSectionName } from './sections';

const parsed = new WeakMap<object, readonly Dish[]>();

/**
 * The dishes of a section as the configuration has them. For the same menu, they are the same objects, so that cards
 * whose dish has not changed do not render again.
 */
export function fixedDishes(
  section: FixedSectionName,
  menu: FixedMenu = siteConfig().fixedMenu,
): readonly Dish[] {
  const list = menu[section];
  let dishes = parsed.get(list);
  if (!dishes) {
    dishes = list.flatMap((one) => {
      const dish = parseFixedDish(section, one);
      return 'problems' in dish ? [] : dish;
    });
    parsed.set(list, dishes);
  }
  return dishes;
}

/** What the configuration says of a dish, in the form of a document; undefined if it has none of this name. */
export function configuredFields(name: string) {
  const { fixedMenu } = siteConfig();
  return FIXED_SECTIONS.flatMap((section) => fixedMenu[section]).find((one) => one.name === name);
}

/** What a guest still has to do before the dish can be eaten, in the business's words. */
export function cookingOf({ section, isReady }: Dish): string | undefined {
  return isReady ? undefined : siteConfig().serving?.[section]?.cooking;
}
