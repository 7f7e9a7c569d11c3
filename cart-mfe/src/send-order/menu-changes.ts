import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { parseDishStates, type DishStates } from '@simmer/shared/dish-states';
import { parseMenu, tagText, type Dish } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import type { StoredDocument } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';
import { submittedLine } from './submitted-line';

/** How a cart line differs from the current menu. */
export type MenuChange =
  | { itemId: string; kind: 'gone' | 'sold-out' }
  /** `tags` are empty for a dish without any. */
  | { itemId: string; kind: 'changed'; name: string; priceCents: Cents; tags: string };

/** What a cart line is compared with. */
export interface CurrentDish extends Pick<Dish, 'id' | 'name' | 'sizes' | 'isSoldOut'> {
  flavors?: readonly string[];
  /** Diet and allergens in words; empty for none. */
  tagText?: string;
  /** The address of its drawing, if that is known. */
  drawing?: string;
  /** The color of its photo; empty without one. */
  picture?: string;
}

/** A part that could not be read is absent; lines from it are not compared. */
export interface CurrentMenu {
  monthly?: readonly CurrentDish[];
  fixed?: readonly CurrentDish[];
}

/** Reads the parts of the menu that the lines come from. Never rejects. */
export type ReadCurrentMenu = (items: readonly CartItem[]) => Promise<CurrentMenu>;

export interface CheckedMenu {
  changes: readonly MenuChange[];
  isMenuRead: boolean;
}

export type CheckMenu = (items: readonly CartItem[]) => Promise<CheckedMenu>;

/** The guest waits for this check; after the limit, the order is sent without it. */
const LIMIT_MS = 5000;

interface MenuSources {
  readMenu: () => Promise<readonly StoredDocument[]>;
  /** The document `settings/dishes`, unparsed. */
  readDishStates: () => Promise<unknown>;
}

/** @returns a check that never rejects; of what cannot be read, it finds no changes. */
export function createMenuCheck({ readMenu, readDishStates }: MenuSources): CheckMenu {
  return async (items) => {
    const isMonthly = items.map(({ documentId }) => documentId !== undefined);
    const [monthly, states] = await Promise.all([
      isMonthly.includes(true) && orReported('menu', readMonthlyDishes(readMenu)),
      isMonthly.includes(false) && orReported('sold-out dishes', readStates(readDishStates)),
    ]);
    return {
      // The fixed menu's prices are part of the page.
      changes: items.flatMap(
        (item) =>
          (item.documentId === undefined
            ? states && stateChangeOf(item, states)
            : monthly && changeOf(item, dishIn(monthly, item))) || [],
      ),
      isMenuRead: monthly !== null,
    };
  };
}

async function orReported<Part>(what: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    reportProblem('order', `the ${what} could not be read before the order is sent.`, error);
    return null;
  }
}

/**
 * What the owner has set for the fixed dishes.
 * @throws TimeLimitError after five seconds, or whatever reading it throws.
 */
export async function readStates(readDishStates: () => Promise<unknown>): Promise<DishStates> {
  return parseDishStates(await withTimeLimit(readDishStates(), LIMIT_MS)).states;
}

function stateChangeOf(item: CartItem, states: DishStates): MenuChange | undefined {
  const state = states.get(dishIdOf(item));
  if (state?.isHidden) return { itemId: item.id, kind: 'gone' };
  return state?.isSoldOut ? { itemId: item.id, kind: 'sold-out' } : undefined;
}

/**
 * Leaves out hidden dishes.
 * @throws TimeLimitError after five seconds, or whatever reading the menu throws.
 */
export async function readMonthlyDishes(
  readMenu: () => Promise<readonly StoredDocument[]>,
): Promise<readonly CurrentDish[]> {
  const { dishes } = parseMenu(await withTimeLimit(readMenu(), LIMIT_MS));
  return dishes.map((dish) => ({ ...dish, tagText: tagText(dish.tags) }));
}

export function menuChanges(items: readonly CartItem[], menu: CurrentMenu): readonly MenuChange[] {
  return items.flatMap((item) => {
    const change = isCompared(item, menu) && changeOf(item, dishOf(item, menu));
    return change ? [change] : [];
  });
}

/** Whether the part of the menu that the line comes from was read. */
export function isCompared(item: CartItem, menu: CurrentMenu): boolean {
  return partOf(item, menu) !== undefined;
}

/** The line's dish as it is now. */
export function dishOf(item: CartItem, menu: CurrentMenu): CurrentDish | undefined {
  return dishIn(partOf(item, menu) ?? [], item);
}

function dishIn(dishes: readonly CurrentDish[], item: CartItem): CurrentDish | undefined {
  return dishes.find(({ id }) => id === dishIdOf(item));
}

function partOf(item: CartItem, menu: CurrentMenu): readonly CurrentDish[] | undefined {
  return item.documentId === undefined ? menu.fixed : menu.monthly;
}

function changeOf(item: CartItem, dish: CurrentDish | undefined): MenuChange | undefined {
  const itemId = item.id;
  if (!dish) return { itemId, kind: 'gone' };
  // Two sizes of a stored dish may share a label.
  const prices = dish.sizes
    .filter(({ label }) => label === item.size)
    .flatMap(({ priceCents }) => priceCents ?? []);
  const [price] = prices;
  if (price === undefined) return { itemId, kind: 'gone' };
  if (dish.isSoldOut) return { itemId, kind: 'sold-out' };
  const priceCents = prices.includes(item.priceCents) ? item.priceCents : price;
  const now = { name: dish.name, priceCents, tags: dish.tagText ?? '' };
  return isAsIn(now, item) ? undefined : { itemId, kind: 'changed', ...now };
}

/** The facts about a dish that a guest orders by. */
type Facts = Pick<MenuChange & { kind: 'changed' }, 'name' | 'priceCents' | 'tags'>;

function isAsIn({ name, priceCents, tags }: Facts, item: CartItem): boolean {
  return item.name === name && item.priceCents === priceCents && (item.tags ?? '') === tags;
}

/** The line as the menu has it now; undefined when the dish can no longer be ordered. */
export function asItIsNow(item: CartItem, change: MenuChange | undefined): CartItem | undefined {
  if (!change) return item;
  if (change.kind !== 'changed') return undefined;
  const { name, priceCents, tags } = change;
  const now = { ...item, name, priceCents };
  if (tags) return { ...now, tags };
  delete now.tags;
  return now;
}

/**
 * Whether the guest still has to decide about it, by removing the line or accepting the change.
 * @param submitted the lines that were compared with the menu.
 */
export function isOpen(
  change: MenuChange,
  items: readonly CartItem[],
  submitted: readonly CartItem[],
): boolean {
  const item = items.find(({ id }) => id === change.itemId);
  if (!item || !submittedLine(item, submitted)) return false;
  return change.kind !== 'changed' || !isAsIn(change, item);
}
