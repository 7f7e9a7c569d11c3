import { siteConfig } from '@simmer/shared/config';
import { shopTimeAt } from '../ordering/shop-clock';
import { isPlannedFor, MENU_LIMITS, parseDish, parseFixedDish, type Dish } from './dish';
import { fixedDishes } from './fixed-dishes';
import { MENU_ORDER, orderedIds } from './menu-order';
import { FIXED_SECTIONS, type FixedMenu, type FixedSectionName } from './sections';
import type { StoredDocument } from './stored-document';

export { MENU_ORDER, orderedIds } from './menu-order';
export { isPlannedFor, MENU_LIMITS, type Dish, type DishSize, type Plan } from './dish';
export { configuredFields, cookingOf, fixedDishes } from './fixed-dishes';
export {
  FIXED_SECTIONS,
  SECTION_TITLES,
  type FixedSectionName,
  type FixedMenu,
  type SectionName,
} from './sections';
export { ALLERGENS, DIETS, TAGS, tagText, type Tag } from './tags';

export interface InvalidDocument {
  id: string;
  problems: readonly string[];
}

export interface MenuOptions {
  /** Whether hidden dishes of the owner, and those of other days, are included, for the editor; guests never see them. */
  keepsHidden?: boolean;
  /** The day whose menu is meant, like `2026-12-24`; by default, today by the shop's clock. */
  day?: string | undefined;
  /** The dishes of the configuration; by default, those that the page was composed with. */
  fixedMenu?: FixedMenu;
}

export interface ParsedMenu {
  /** The dishes that the owner has added, in her order, after those that it does not name. */
  dishes: readonly Dish[];
  /**
   * The dishes of the configuration with what the owner has set for them, section by section. Hidden ones are included,
   * because a dish's place is part of its id in the cart.
   */
  fixed: readonly Dish[];
  invalid: readonly InvalidDocument[];
  /** One sentence per invalid document, with its id and fields. */
  problems: readonly string[];
}

/** Invalid documents are left out and listed. Never throws. */
export function parseMenu(
  documents: readonly StoredDocument[],
  { keepsHidden = false, day, fixedMenu = siteConfig().fixedMenu }: MenuOptions = {},
): ParsedMenu {
  /** As guests see it on the day. */
  function onDay(dish: Dish): Dish {
    const isPlanned = dish.from || dish.until || dish.weekdays.length > 0;
    if (keepsHidden || !isPlanned) return dish;
    // Asked for only now, because the first use of a clock takes up to 60 ms.
    day ??= shopTimeAt(Date.now()).day;
    return isPlannedFor(day, dish) ? dish : { ...dish, isHidden: true };
  }

  const invalid: InvalidDocument[] = [];
  const data = new Map(documents.map((document) => [document.id, document.data]));
  const places = new Map(orderedIds(data.get(MENU_ORDER)).map((id, place) => [id, place]));
  data.delete(MENU_ORDER);

  /** Takes the document out, so that those of the added dishes are left. */
  function changed(section: FixedSectionName, dish: Dish): Dish {
    const { id } = dish;
    const changes = data.get(id);
    const configured = fixedMenu[section].find(({ name }) => name === id);
    if (!data.delete(id) || !configured) return dish;
    const parsed = parseFixedDish(section, configured, changes);
    if (!('problems' in parsed)) return onDay(parsed);
    invalid.push({ id, ...parsed });
    return dish;
  }

  const fixed = FIXED_SECTIONS.flatMap((section) =>
    fixedDishes(section, fixedMenu).map((dish) => changed(section, dish)),
  );
  const dishes = [...data].slice(0, MENU_LIMITS.dishes).flatMap(([id, fields]) => {
    // What was set for a dish that is no longer in the configuration.
    if (Reflect.get(Object(fields), 'fixed') === true) return [];
    const parsed = parseDish(id, fields);
    if (!('problems' in parsed)) return onDay(parsed).isHidden && !keepsHidden ? [] : parsed;
    invalid.push({ id, ...parsed });
    return [];
  });
  const placeOf = ({ id }: Dish) => places.get(id) ?? -1;
  dishes.sort((one, other) => placeOf(one) - placeOf(other));
  const problems = invalid.map(({ id, problems: own }) => {
    return `menu/${id} was left out: ${own.join('; ')}`;
  });
  if (data.size > MENU_LIMITS.dishes)
    problems.push(`only the first ${String(MENU_LIMITS.dishes)} dishes are shown`);
  return { dishes, fixed, invalid, problems };
}
