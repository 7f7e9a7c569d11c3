import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { readComposedMenu } from '@simmer/shared/composed-menu';
import { cookingOf, parseMenu, tagText, type Dish, type DishSize } from '@simmer/shared/menu';
import type { Cents } from '@simmer/shared/money';
import type { StoredDocument } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { withTimeLimit } from '@simmer/shared/time-limit';
import type { EarlierOrder } from '../order/order';

/** How a line of a submitted order differs from the current menu. */
export type MenuChange =
  { item: CartItem; kind: 'gone' | 'sold-out' } | ({ item: CartItem; kind: 'changed' } & Facts);

/** The facts about a dish that a guest orders by. */
interface Facts {
  name: string;
  priceCents: Cents;
  /** Diet and allergens in words; empty for none. */
  tags: string;
  /** Empty for a dish without flavors. */
  flavors: readonly string[];
}

/** What a cart line is compared with. */
export interface CurrentDish extends Pick<Dish, 'id' | 'name' | 'isSoldOut'> {
  sizes: readonly Pick<DishSize, 'label' | 'priceCents'>[];
  flavors?: readonly string[];
  /** Diet and allergens in words; empty for none. */
  tagText?: string;
  /** The address of its drawing, if that is known. */
  drawing?: string | undefined;
  /** As `cookingOf` says it. */
  cooking?: string | undefined;
  /** The color of its photo; empty if there is none. */
  photoColor?: string;
}

export interface CurrentMenu {
  /** Absent if the menu could not be read; no line is compared then. */
  dishes?: readonly CurrentDish[];
  /** The configuration of the shop could not be read, so the fixed dishes are those that this page knows. */
  isFixedIncomplete?: boolean;
}

/** Reads what the lines are compared with. Never rejects. */
export type ReadCurrentMenu = (items: readonly CartItem[]) => Promise<CurrentMenu>;

/** The guest waits for the menu; after the limit, nothing is compared. */
const LIMIT_MS = 5000;

interface MenuSources {
  readMenu: () => Promise<readonly StoredDocument[]>;
  /** The fixed menu that is live now: a release may have changed it since this page was loaded. */
  readFixedMenu?: typeof readComposedMenu;
}

export function createMenuReader({
  readMenu,
  readFixedMenu = readComposedMenu,
}: MenuSources): ReadCurrentMenu {
  return async (items) => {
    const hasFixed = items.some(({ documentId }) => documentId === undefined);
    const [documents, fixedMenu] = await Promise.all([
      items.length > 0 && orNothing('menu', withTimeLimit(readMenu(), LIMIT_MS)),
      hasFixed && orNothing('fixed menu', readFixedMenu()),
    ]);
    if (!documents) return {};
    const menu = parseMenu(documents, fixedMenu ? { fixedMenu } : {});
    const drawings = new Map(
      fixedMenu
        ? Object.values(fixedMenu)
            .flat()
            .map(({ name, drawing }) => [name, drawing])
        : [],
    );
    const dishes = [...menu.fixed.filter(({ isHidden }) => !isHidden), ...menu.dishes];
    return {
      dishes: dishes.map((dish) => ({
        ...dish,
        tagText: tagText(dish.tags),
        cooking: cookingOf(dish),
        drawing: drawings.get(dish.id),
      })),
      isFixedIncomplete: hasFixed && !fixedMenu,
    };
  };
}

async function orNothing<Part>(what: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    reportProblem('order', `the ${what} could not be read.`, error);
    return null;
  }
}

/** Whether everything about the line was read. */
export function isCompared({ documentId }: CartItem, menu: CurrentMenu): boolean {
  return menu.dishes !== undefined && !(documentId === undefined && menu.isFixedIncomplete);
}

/** The line's dish as it is now: last month's may be gone, and this month's of the same name be a copy of it. */
export function dishOf(item: CartItem, { dishes }: CurrentMenu): CurrentDish | undefined {
  const isCopy = ({ id, name }: CurrentDish) => id !== name && name === item.name;
  return (
    dishes?.find(({ id }) => id === dishIdOf(item)) ??
    (item.documentId === undefined ? undefined : dishes?.find(isCopy))
  );
}

/** @param earlier what the owner has taken may be gone or sold out since, but its other facts may not have changed. */
export function menuChanges(
  items: readonly CartItem[],
  menu: CurrentMenu,
  earlier?: EarlierOrder,
): readonly MenuChange[] {
  return items.flatMap((item) => changeOf(item, menu, isOrdered(item, earlier)) ?? []);
}

/** Whether the owner has taken the order with this line, and at least as much of it. */
function isOrdered(item: CartItem, earlier: EarlierOrder | undefined): boolean {
  const before = earlier?.isSent ? submittedLine(item, earlier.base.items) : undefined;
  return before !== undefined && before.quantity >= item.quantity;
}

/** @param isTaken whether the owner has taken an order with this line. */
export function changeOf(
  item: CartItem,
  menu: CurrentMenu,
  isTaken = false,
): MenuChange | undefined {
  if (!menu.dishes) return undefined;
  const dish = dishOf(item, menu);
  // Two sizes of a stored dish may share a label.
  const prices = dish?.sizes.flatMap(({ label, priceCents: price }) =>
    label === item.size ? (price ?? []) : [],
  );
  const priceCents = prices?.includes(item.priceCents) ? item.priceCents : prices?.[0];
  if (!dish || priceCents === undefined) return isTaken ? undefined : { item, kind: 'gone' };
  if (dish.isSoldOut && !isTaken) return { item, kind: 'sold-out' };
  const { name, tagText: tags = '', flavors = [] } = dish;
  const now = { name, priceCents, tags, flavors };
  return isAsIn(now, item) ? undefined : { item, kind: 'changed', ...now };
}

function isAsIn({ name, priceCents, tags, flavors }: Facts, item: CartItem): boolean {
  const isSame = item.name === name && item.priceCents === priceCents && (item.tags ?? '') === tags;
  return isSame && !isFlavorGone(item, flavors) && !hasFirstFlavors(item, flavors);
}

export function isFlavorGone({ flavor }: CartItem, flavors: readonly string[]): boolean {
  return flavor !== null && !flavors.includes(flavor);
}

/** The dish had no flavors: the guest has a choice to make. Others that come or go are nothing to agree to. */
export function hasFirstFlavors(item: CartItem, flavors: readonly string[]): boolean {
  return item.flavor === null && item.flavors === undefined && flavors.length > 0;
}

/** The line as the menu has it now; undefined when the dish can no longer be ordered. */
export function withChange(item: CartItem, change: MenuChange | undefined): CartItem | undefined {
  if (!change) return item;
  if (change.kind !== 'changed') return undefined;
  const { name, priceCents, tags, flavors } = change;
  const now = { ...item, name, priceCents };
  if (isFlavorGone(item, flavors)) now.flavor = null;
  delete now.tags;
  delete now.flavors;
  return { ...now, ...(tags && { tags }), ...(flavors.length > 0 && { flavors }) };
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
