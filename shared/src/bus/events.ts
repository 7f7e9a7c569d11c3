import * as v from 'valibot';

/** What the bus knows of one event. */
export interface EventDefinition {
  /** Of the payload, a whole number from 1. It rises whenever `payload` changes. */
  version: number;
  /** A parser that changes nothing but leaves out what it does not name. */
  payload: v.GenericSchema<object>;
  /** Reads a payload of the version before and transforms it into one of this version. */
  previous?: v.GenericSchema;
}

export type EventTable = Readonly<Record<string, EventDefinition>>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Every event that modules exchange, with the version and the parser of its payload. Names are in the past tense: an
 * event tells what happened, it does not ask for anything.
 *
 * Modules of different releases meet on a page, at most one payload version apart:
 * - A new version only adds fields to what listeners read, so that a listener one version behind still finds what it
 *   knows. A field that goes away stays one version longer, and nobody reads it any more.
 * - A new version says in `previous` how it reads the one before, so that a sender one version behind is heard.
 * - The bus is the shell's, and leaves out what its own table does not name: the shell learns a version first.
 */
export const EVENTS = {
  'cart/item-added': {
    version: 1,
    payload: v.object({
      name: v.string(),
      size: v.string(),
      /** Of the line the dish went to, after adding. */
      quantity: count,
    }),
  },
  /** The cart has no room for another line, or the line has the maximum quantity. */
  'cart/item-refused': { version: 1, payload: v.object({}) },
  'cart/changed': {
    version: 1,
    payload: v.object({ lines: count, portions: count, totalCents: count }),
  },
  'auth/changed': {
    version: 1,
    payload: v.object({
      status: v.picklist(['signed-out', 'signed-in']),
      role: v.nullable(v.string()),
    }),
  },
  /** The manager saved or deleted a dish: whoever shows the Monthly Menu reads it again. */
  'menu/changed': { version: 1, payload: v.object({}) },
  /** An order was refused, or did not get an answer and may have arrived all the same. */
  'order/failed': { version: 1, payload: v.object({ mayHaveArrived: v.boolean() }) },
  /** A page of the shop is open: the first one, or another after it. */
  'page/shown': { version: 1, payload: v.object({ pathname: v.string() }) },
  /** A module could not be loaded or rendered; its place offers to try again. */
  'module/failed': { version: 1, payload: v.object({ module: v.string() }) },
  'order/sent': { version: 1, payload: v.object({ lines: count, totalCents: count }) },
} as const satisfies EventTable;

export type NameIn<Table extends EventTable> = keyof Table & string;
export type PayloadIn<Table extends EventTable, Name extends NameIn<Table>> = v.InferOutput<
  Table[Name]['payload']
>;

export type EventName = NameIn<typeof EVENTS>;
export type EventPayload<Name extends EventName> = PayloadIn<typeof EVENTS, Name>;
