import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { readComposedMenu } from '@simmer/shared/composed-menu';
import { parseDishStates } from '@simmer/shared/dish-states';
import { parseMenu, tagText, type Dish, type DishSize } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import type { StoredDocument } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';

/** How a line of a submitted order differs from the current menu. */
export type MenuChange =
  | { item: CartItem; kind: 'gone' | 'sold-out' }
  /** `tags` are empty for a dish without any. */
  | { item: CartItem; kind: 'changed'; name: string; priceCents: Cents; tags: string };

/** What a cart line is compared with. */
export interface CurrentDish extends Pick<Dish, 'name' | 'isSoldOut'> {
  sizes: readonly Pick<DishSize, 'label' | 'priceCents'>[];
  flavors?: readonly string[];
  /** Diet and allergens in words; empty for none. */
  tagText?: string;
  /** The address of its drawing, if that is known. */
  drawing?: string;
  /** The color of its photo; empty if there is none. */
  photoColor?: string;
}

/** @returns the line's dish as it is now; undefined when it is gone. */
export type FindDish = (item: CartItem) => CurrentDish | undefined;

/** A part that could not be read is absent; lines from it are not compared. */
export interface CurrentMenu {
  monthly?: FindDish;
  /** What could not be read about a fixed dish counts as unchanged. */
  fixed?: FindDish;
  isFixedIncomplete?: boolean;
}

/** Reads the parts of the menu that the lines come from. Never rejects. */
export type ReadCurrentMenu = (items: readonly CartItem[]) => Promise<CurrentMenu>;

/** The guest waits for each part; after the limit, the lines from it are not compared. */
const LIMIT_MS = 5000;

interface MenuSources {
  readMenu: () => Promise<readonly StoredDocument[]>;
  /** The document `settings/dishes`, unparsed: what the owner has set for the fixed dishes. */
  readDishStates: () => Promise<unknown>;
  readFixedDishes?: typeof readComposedMenu;
}

export function createMenuReader({
  readMenu,
  readDishStates,
  readFixedDishes = readComposedMenu,
}: MenuSources): ReadCurrentMenu {
  async function readMonthly(): Promise<FindDish> {
    const { dishes } = parseMenu(await withTimeLimit(readMenu(), LIMIT_MS));
    return dishIn(dishes.map((dish) => ({ ...dish, tagText: tagText(dish.tags) })));
  }

  async function readFixed(): Promise<CurrentMenu> {
    const [dishes, settings] = await Promise.all([
      orNothing('fixed menu', readFixedDishes()),
      orNothing('settings of the fixed dishes', withTimeLimit(readDishStates(), LIMIT_MS)),
    ]);
    const find = dishes ? dishIn(dishes) : asOrdered;
    const { states } = parseDishStates(settings);
    return {
      isFixedIncomplete: dishes === null || settings === null,
      fixed: (item) => {
        const state = states.get(dishIdOf(item));
        const dish = state?.isHidden ? undefined : find(item);
        const tags = settings === null ? (item.tags ?? '') : tagText(state?.tags ?? []);
        return dish && { ...dish, ...state, tagText: tags };
      },
    };
  }

  return async (items) => {
    const isMonthly = items.map(({ documentId }) => documentId !== undefined);
    const [monthly, fixed] = await Promise.all([
      isMonthly.includes(true) && orNothing('Monthly Menu', readMonthly()),
      isMonthly.includes(false) && readFixed(),
    ]);
    return { ...(monthly && { monthly }), ...fixed };
  };
}

async function orNothing<Part>(what: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    reportProblem('order', `the ${what} could not be read, so no line is compared with it.`, error);
    return null;
  }
}

function asOrdered({ name, size, priceCents }: CartItem): CurrentDish {
  return { name, isSoldOut: false, sizes: [{ label: size, priceCents }] };
}

/** Dishes are found by their ids; those of the fixed menu are their names. */
export function dishIn(dishes: readonly (CurrentDish & Pick<Dish, 'id'>)[]): FindDish {
  return (item) => dishes.find(({ id }) => id === dishIdOf(item));
}

/** Whether everything about the line was read. */
export function isCompared(item: CartItem, menu: CurrentMenu): boolean {
  const isIncomplete = item.documentId === undefined && menu.isFixedIncomplete === true;
  return partOf(item, menu) !== undefined && !isIncomplete;
}

/** The line's dish as it is now. */
export function dishOf(item: CartItem, menu: CurrentMenu): CurrentDish | undefined {
  return partOf(item, menu)?.(item);
}

function partOf({ documentId }: CartItem, menu: CurrentMenu): FindDish | undefined {
  return documentId === undefined ? menu.fixed : menu.monthly;
}

export function menuChanges(items: readonly CartItem[], menu: CurrentMenu): readonly MenuChange[] {
  return items.flatMap((item) => changeOf(item, menu) ?? []);
}

export function changeOf(item: CartItem, menu: CurrentMenu): MenuChange | undefined {
  const part = partOf(item, menu);
  if (!part) return undefined;
  const dish = part(item);
  // Two sizes of a stored dish may share a label.
  const prices = dish?.sizes.flatMap(({ label, priceCents: price }) =>
    label === item.size ? (price ?? []) : [],
  );
  const priceCents = prices?.includes(item.priceCents) ? item.priceCents : prices?.[0];
  if (!dish || priceCents === undefined) return { item, kind: 'gone' };
  if (dish.isSoldOut) return { item, kind: 'sold-out' };
  const now = { name: dish.name, priceCents, tags: dish.tagText ?? '' };
  return isAsIn(now, item) ? undefined : { item, kind: 'changed', ...now };
}

/** The facts about a dish that a guest orders by. */
type Facts = Pick<MenuChange & { kind: 'changed' }, 'name' | 'priceCents' | 'tags'>;

function isAsIn({ name, priceCents, tags }: Facts, item: CartItem): boolean {
  return item.name === name && item.priceCents === priceCents && (item.tags ?? '') === tags;
}

/** The line as the menu has it now; undefined when the dish can no longer be ordered. */
export function withChange(item: CartItem, change: MenuChange | undefined): CartItem | undefined {
  if (!change) return item;
  if (change.kind !== 'changed') return undefined;
  const { name, priceCents, tags } = change;
  const now = { ...item, name, priceCents };
  if (tags) return { ...now, tags };
  delete now.tags;
  return now;
}

/** Whether the guest still has to decide about it, by removing the line or accepting the change. */
export function isUndecided(change: MenuChange, items: readonly CartItem[]): boolean {
  const item = items.find((line) => submittedLine(line, [change.item]));
  return item !== undefined && (change.kind !== 'changed' || !isAsIn(change, item));
}

/**
 * The line of a submitted order that a line of the cart still is, whatever the guest has changed on it since. Its id alone
 * does not tell: the cart gives the id of a removed line to the next dish in the same place of the menu.
 */
export function submittedLine(
  item: CartItem,
  submitted: readonly CartItem[],
): CartItem | undefined {
  return submitted.find((line) => line.id === item.id && dishIdOf(line) === dishIdOf(item));
}
