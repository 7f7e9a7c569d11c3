import { isDeepStrictEqual } from 'node:util';
import { parseSiteConfig, type FixedDish, type SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { counted, fetchFailure, printRemark } from '../../../platform/base';
import type { SetElsewhere, Site } from '../../../platform/shop';
import { FieldsSchema, storedDishes, storedWhenSilent, WhenSilentSchema } from './stored-dishes';

/** As in `shared/src/limits/composed-limits.ts`, whose imports a deploy must not run; a test compares them. */
const COMPOSED_LIMITS = 'settings/limits';
const ComposedLimitsSchema = v.object({ whenSilent: WhenSilentSchema });

/**
 * What a page shows of a dish before it has read the menu. Never whether the dish is sold out or hidden: that changes
 * within hours, and the page must be able to show the dish again.
 */
const FIELDS = ['description', 'sizes', 'flavors'] as const;
type Fields = v.InferOutput<typeof FieldsSchema>;
type Section = keyof SiteConfig['fixedMenu'];

/** The fields of a dish with what the owner has set, and as the configuration had them then. */
const SetDishSchema = v.object({ is: FieldsSchema, insteadOf: FieldsSchema });
type SetDish = v.InferOutput<typeof SetDishSchema>;
const SetSchema = v.fallback(v.record(v.string(), SetDishSchema), {});
/** What was read, by the names of dishes; one name is that of the limits. */
const ReadSchema = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * What the owner has set in the editor for dishes of the configuration, by their names, and whether she takes orders that
 * nobody can count, which no page shows: a cart looks for it in the file that is written beside the pages.
 */
export const ownerDishes: SetElsewhere = {
  async read(site) {
    try {
      const config = configOf(site);
      const [stored, whenSilent] = await Promise.all([
        storedDishes(config),
        storedWhenSilent(config),
      ]);
      const set = Object.values(config.fixedMenu).flatMap((dishes) =>
        dishes.flatMap((dish) => {
          const insteadOf = fieldsOf(dish);
          const is = { ...insteadOf, ...stored.get(dish.name) };
          return isDeepStrictEqual(is, insteadOf) ? [] : [[dish.name, { is, insteadOf }] as const];
        }),
      );
      return {
        ...Object.fromEntries(set),
        ...(whenSilent === 'pass' && { [COMPOSED_LIMITS]: { whenSilent } }),
      };
    } catch (error) {
      printRemark(`The database did not say what the owner has set: ${fetchFailure(error)}`);
      return undefined;
    }
  },

  merge(site, read) {
    const config = configOf(site);
    const { [COMPOSED_LIMITS]: limits, ...dishes } = v.parse(ReadSchema, read);
    const set = new Map(Object.entries(v.parse(SetSchema, dishes)));
    const isSet = config.ordering.limits && v.is(ComposedLimitsSchema, limits);
    const fitted: [string, SetDish][] = [];
    const section = (name: Section) =>
      config.fixedMenu[name].map((dish) => {
        const owners = set.get(dish.name);
        if (!owners) return dish;
        const insteadOf = fieldsOf(dish);
        let [merged, is] = [dish, insteadOf];
        for (const field of fieldsThatCount(insteadOf, owners)) {
          const change = { [field]: owners.is[field] };
          const page = withDish(config, name, { ...merged, ...change });
          if (page.ok) [merged, is] = [page.dish, { ...is, ...change }];
          else
            printRemark(
              `menu/${dish.name}: no page can begin with its ${field}: ${page.problems.join('; ')}`,
            );
        }
        if (merged !== dish) fitted.push([dish.name, { is, insteadOf }]);
        return merged;
      });
    const fixedMenu = {
      classics: section('classics'),
      soup: section('soup'),
      desserts: section('desserts'),
    };
    const withMenu = { ...site, fixedMenu };
    const words = `what the owner has set for ${counted(fitted.length, 'dish', 'dishes')}`;
    const all = { ...Object.fromEntries(fitted), ...(isSet && { [COMPOSED_LIMITS]: limits }) };
    return { site: withMenu, fitted: all, words };
  },
};

/**
 * A field whose configuration was edited since counts as the configuration has it. After an answer of the database there
 * is none. Without one, nobody knows what the owner says to the edit, and where App Check is enforced no answer ever
 * comes: what she had set would keep the edit from the pages for good.
 */
function fieldsThatCount(now: Fields, { is, insteadOf }: SetDish) {
  return FIELDS.filter((field) => {
    const isEdited = !isDeepStrictEqual(now[field], insteadOf[field]);
    return !isEdited && !isDeepStrictEqual(now[field], is[field]);
  });
}

/** The platform knows less of a site. */
function configOf({ theme, services, composedWith, ...site }: Site): SiteConfig {
  const parsed = parseSiteConfig(site);
  if (parsed.ok) return parsed.config;
  throw new Error(parsed.problems.join('; '));
}

function fieldsOf({ description, sizes, flavors = [] }: FixedDish): Fields {
  return { description, sizes, flavors };
}

/** A dish as a page reads it, which refuses what its configuration may not have. */
function withDish(
  { fixedMenu, ...config }: SiteConfig,
  section: Section,
  dish: unknown,
): { ok: true; dish: FixedDish } | { ok: false; problems: readonly string[] } {
  const parsed = parseSiteConfig({ ...config, fixedMenu: { ...fixedMenu, [section]: [dish] } });
  if (!parsed.ok) return parsed;
  const [read] = parsed.config.fixedMenu[section];
  return read ? { ok: true, dish: read } : { ok: false, problems: [] };
}
