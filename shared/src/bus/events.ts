import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Every event that modules exchange and the parser of its payload. Names are in the past tense: an event
 * tells what happened, it does not ask for anything.
 */
export const EVENTS = {
  'cart/item-added': v.object({
    name: v.string(),
    size: v.string(),
    /** Of the line the dish went to, after adding. */
    quantity: count,
  }),
  'cart/changed': v.object({ lines: count, portions: count, totalCents: count }),
  'auth/changed': v.object({
    status: v.picklist(['signed-out', 'signed-in']),
    role: v.nullable(v.string()),
  }),
  /** The manager saved or deleted a dish: whoever shows the Monthly Menu reads it again. */
  'menu/changed': v.object({}),
  'order/sent': v.object({ lines: count, totalCents: count }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]>;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
