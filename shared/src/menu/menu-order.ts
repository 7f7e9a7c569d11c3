import * as v from 'valibot';

/**
 * The document of the collection `menu` that has the order of the dishes. Its id comes before all others, so that no
 * limit of a query cuts it off.
 */
export const MENU_ORDER = '!order';

const OrderSchema = v.fallback(v.object({ ids: v.array(v.string()) }), { ids: [] });

/** The ids in the document of the order; none if it is missing or invalid. */
export function orderedIds(data: unknown): readonly string[] {
  return v.parse(OrderSchema, data).ids;
}
