import { ROUTES } from '@simmer/shared/navigation';
import * as v from 'valibot';

/** Beside the composed pages: the fixed menu of the configuration, with the address of each dish's drawing. */
export const COMPOSED_MENU_FILE = 'menu.json';

const LIMIT_MS = 5000;

const text = v.exactOptional(v.string());

/** Another release may have written more fields. */
const DishesSchema = v.pipe(
  v.array(
    v.object({
      ...{ name: v.string(), description: v.string(), drawing: text },
      sizes: v.array(v.object({ label: v.string(), price: v.number(), feeds: text })),
      flavors: v.exactOptional(v.array(v.string())),
      isReady: v.exactOptional(v.boolean()),
      plate: text,
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
 * The fixed menu that is live now, which may have changed since this page was loaded. A dish's name is its id. Each has
 * the address of its drawing.
 * @throws Error when it cannot be read within five seconds, or is no menu.
 */
export const readComposedMenu = () => readComposedFile(COMPOSED_MENU_FILE, MenuSchema);

/**
 * A file beside the composed pages, as it is now.
 * @throws Error when it cannot be read within five seconds, or does not fit the schema.
 */
export async function readComposedFile<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(ROUTES.home + name, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name} answered ${String(response.status)}.`);
  return v.parse(schema, await response.json());
}
