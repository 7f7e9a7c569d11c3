import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Every event that modules exchange, with the parser of its payload, which drops the fields that it does not name. Names
 * are in the past tense: an event says what happened; it is not a request.
 *
 * Modules from different releases run on one page, and the bus belongs to the shell. A field that is added is a minor
 * version of shared: a remote that sends or reads it needs a shell that has it. A field that is removed, or has another
 * type, is a major one.
 */
export const EVENTS = {
  'cart/item-added': v.object({
    name: v.string(),
    size: v.string(),
    /** The line's quantity after the dish was added. */
    quantity: count,
  }),
  /** The cart has no room for another line, or the line is at the maximum quantity. */
  'cart/item-refused': v.object({}),
  /** A manager saved or deleted a dish. Modules that show the Monthly Menu read it again. */
  'menu/changed': v.object({}),
  /** An order was refused, or got no answer and may still have arrived. */
  'order/failed': v.object({ mayHaveArrived: v.boolean() }),
  /** A page of the shop was opened, either by loading it or by navigating to it. */
  'page/shown': v.object({ pathname: v.string() }),
  /** A module could not be loaded or rendered; its slot offers to try again. */
  'module/failed': v.object({ module: v.string() }),
  'order/sent': v.object({ lines: count, totalCents: count }),
} as const satisfies Readonly<Record<string, v.GenericSchema<object>>>;

export type EventName = keyof typeof EVENTS;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]>;
