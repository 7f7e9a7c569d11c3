import { ROUTES } from '@simmer/shared/navigation';
import * as v from 'valibot';
import { toCents } from '../money/money';

/** Beside the composed pages: the fixed menu of the configuration, with the address of each dish's drawing. */
export const COMPOSED_MENU_FILE = 'menu.json';

const LIMIT_MS = 5000;

/** Another release may have written more fields. */
const DishesSchema = v.pipe(
  v.array(
    v.object({
      name: v.string(),
      sizes: v.array(v.object({ label: v.string(), price: v.number() })),
      flavors: v.exactOptional(v.array(v.string())),
      drawing: v.exactOptional(v.string()),
    }),
  ),
  v.minLength(1),
);
const MenuSchema = v.object({
  classics: DishesSchema,
  soup: DishesSchema,
  desserts: DishesSchema,
});

/**
 * The fixed menu that is live now, which may have changed since this page was loaded. A dish's name is its id.
 * @throws Error when it cannot be read within five seconds, or is no menu.
 */
export async function readComposedMenu() {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(ROUTES.home + COMPOSED_MENU_FILE, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The menu's file answered ${String(response.status)}.`);
  const menu = v.parse(MenuSchema, await response.json());
  return Object.values(menu).flatMap((dishes) =>
    dishes.map(({ sizes, ...dish }) => ({
      ...{ ...dish, id: dish.name, isSoldOut: false },
      sizes: sizes.map(({ label, price }) => ({ label, priceCents: toCents(price), feeds: '' })),
    })),
  );
}
