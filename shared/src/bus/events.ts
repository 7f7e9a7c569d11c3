import * as v from 'valibot';

/** What the bus knows about one event. */
export interface EventDefinition {
  /** The payload's version, an integer from 1. Raise it whenever `payload` changes. */
  version: number;
  /** A parser that only drops the fields it does not name. */
  payload: v.GenericSchema<object>;
  /** Parses a payload of the previous version and transforms it into one of this version. */
  previous?: v.GenericSchema;
}

export type EventTable = Readonly<Record<string, EventDefinition>>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Every event that modules exchange, with the version and the parser of its payload. Names are in the past tense: an
 * event says what happened; it is not a request.
 *
 * Modules from different releases run on one page, at most one payload version apart:
 * - A new version only adds fields, so that a listener one version behind still finds the fields it reads. A field
 *   that is to be removed stays for one more version, in which nothing reads it.
 * - A new version defines in `previous` how to read the version before it, so that events from a sender one version
 *   behind still arrive.
 * - The bus belongs to the shell and drops what the shell's own table does not name, so the shell must get a new
 *   version first.
 */
export const EVENTS = {
  'cart/item-added': {
    version: 1,
    payload: v.object({
      name: v.string(),
      size: v.string(),
      /** The line's quantity after the dish was added. */
      quantity: count,
    }),
  },
  /** The cart has no room for another line, or the line is at the maximum quantity. */
  'cart/item-refused': { version: 1, payload: v.object({}) },
  /** A manager saved or deleted a dish. Modules that show the Monthly Menu read it again. */
  'menu/changed': { version: 1, payload: v.object({}) },
  /** An order was refused, or got no answer and may still have arrived. */
  'order/failed': { version: 1, payload: v.object({ mayHaveArrived: v.boolean() }) },
  /** A page of the shop was opened, either by loading it or by navigating to it. */
  'page/shown': { version: 1, payload: v.object({ pathname: v.string() }) },
  /** A module could not be loaded or rendered; its slot offers to try again. */
  'module/failed': { version: 1, payload: v.object({ module: v.string() }) },
  'order/sent': { version: 1, payload: v.object({ lines: count, totalCents: count }) },
} as const satisfies EventTable;

export type NameIn<Table extends EventTable> = keyof Table & string;
export type PayloadIn<Table extends EventTable, Name extends NameIn<Table>> = v.InferOutput<
  Table[Name]['payload']
>;

export type EventName = NameIn<typeof EVENTS>;
export type EventPayload<Name extends EventName> = PayloadIn<typeof EVENTS, Name>;
