import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { fileURLToPath } from 'node:url';
import { PLATES } from '@simmer/shared/config';
import { TAGS } from '@simmer/shared/menu';
import { DEMO_ACCOUNTS } from './accounts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const MONTHLY_MENU = 'monthly-menu.json';
const FIXED_DISHES = 'fixed-dishes.json';

/** The configuration files of complete businesses in addition to that of `shell/site.config.json`, by name. */
export const DEMOS: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, resolve(folder, name, 'site.config.json')]),
);

const TagsSchema = v.array(v.picklist(TAGS));

/** Documents of the collection `menu` by id, which is also their order. Prices are in dollars. */
const MonthlyMenuSchema = v.record(
  v.string(),
  v.object({
    name: v.string(),
    description: v.string(),
    sizes: v.array(v.object({ label: v.string(), price: v.number(), feeds: v.string() })),
    tags: v.exactOptional(TagsSchema),
    plate: v.exactOptional(v.picklist(PLATES)),
  }),
);
export type MonthlyMenu = v.InferOutput<typeof MonthlyMenuSchema>;

/** Documents of the collection `menu` by the name of a fixed dish: what the owner has set for it. */
const FixedDishesSchema = v.record(
  v.string(),
  v.strictObject({ fixed: v.literal(true), tags: TagsSchema }),
);

/**
 * The monthly dishes that a business starts with on this machine: those next to its configuration file, or the first
 * demo's. Their first dish has the same sizes as the first Classic, so both have the cart id `classic_0_Small`. Code
 * that confuses the two fails in the local cloud.
 */
export function monthlyMenuOf(siteConfig: string): MonthlyMenu {
  const own = resolve(dirname(siteConfig), MONTHLY_MENU);
  const path = existsSync(own) ? own : resolve(folder, MONTHLY_MENU);
  return v.parse(MonthlyMenuSchema, JSON.parse(readFileSync(path, 'utf8')));
}

function fixedDishesOf(siteConfig: string) {
  const path = resolve(dirname(siteConfig), FIXED_DISHES);
  return existsSync(path) ? v.parse(FixedDishesSchema, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** The documents that a business starts with on this machine, by path: first the profiles of the demo accounts. */
export function documentsOf(siteConfig: string): Record<string, object> {
  const menu = { ...monthlyMenuOf(siteConfig), ...fixedDishesOf(siteConfig) };
  return {
    ...Object.fromEntries(
      Object.values(DEMO_ACCOUNTS).map(({ uid, role }) => [`users/${uid}`, { role }]),
    ),
    ...Object.fromEntries(Object.entries(menu).map(([id, dish]) => [`menu/${id}`, dish])),
  };
}
