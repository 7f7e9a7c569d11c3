import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { shortText } from '../parse/short-text';
import { isDay } from './day';

/** The same numbers as in `firestore.rules`. */
export const ORDERING_LIMITS = {
  leadDays: 30,
  closedDates: 60,
  pauseText: 160,
  deliveryArea: 200,
  times: 8,
  time: 40,
} as const;

const DEFAULT_PAUSE_TEXT = 'We’re taking a break and can’t take orders right now.';

/** Sunday first, as `Date` counts them. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Weekday = (typeof WEEKDAYS)[number];

// This uses only parts of valibot that the home page's script already has, because whatever else a chunk uses is
// added to that script.
const LeadDays = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(ORDERING_LIMITS.leadDays),
);
const LastTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'is not a time like 18:00'),
);
const Weekdays = v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1, 'has no day'));
const ClosedDates = v.pipe(
  v.array(v.pipe(v.string(), v.check(isDay, 'is not a date like 2026-12-24'))),
  v.maxLength(ORDERING_LIMITS.closedDates),
);
const PauseText = shortText(ORDERING_LIMITS.pauseText);
const DeliveryArea = shortText(ORDERING_LIMITS.deliveryArea);
const Times = v.pipe(
  v.array(v.pipe(shortText(ORDERING_LIMITS.time), v.nonEmpty('is blank'))),
  v.maxLength(ORDERING_LIMITS.times),
);

const OrderingSchema = v.object({
  /** How many days in advance an order must be sent; 0 allows the same day. */
  leadDays: v.optional(LeadDays, 0),
  /** `18:00`: from this time on, an order counts as sent the next day. Empty when there is no such time. */
  lastTime: v.optional(LastTime, ''),
  /** The same for changing or cancelling an order; null for as many as `leadDays`. */
  changeDays: v.optional(v.nullable(LeadDays), null),
  weekdays: v.optional(Weekdays, [...WEEKDAYS]),
  /** `2026-12-24` */
  closedDates: v.optional(ClosedDates, []),
  paused: v.optional(v.boolean(), false),
  /** The text is kept after the pause, for the next one. */
  pauseText: v.optional(PauseText, ''),
  deliveryArea: v.optional(DeliveryArea, ''),
  /** The times that the form suggests. */
  times: v.optional(Times, ['Any time', 'Noon to 2 pm', '4 pm to 6 pm', '6 pm to 8 pm']),
  /** Whether guests see how far the kitchen is with their order: `status/{key}`. */
  sharesState: v.optional(v.boolean(), false),
});
type Output = v.InferOutput<typeof OrderingSchema>;

/** When and where the shop takes orders: the fields of the document `settings/ordering`. */
export type OrderingSettings = { [Field in keyof Output]: Readonly<Output[Field]> };

/** A shop without the document: every date is possible. */
export const NO_RULES: OrderingSettings = v.parse(OrderingSchema, {});

/**
 * It never throws.
 * @param data the content of the document `settings/ordering`; undefined if there is none.
 * @returns one sentence per invalid field as `problems`; such a field counts as not set.
 */
export function parseOrdering(data: unknown) {
  if (data === undefined) return { settings: NO_RULES, problems: [] };
  const whole = v.safeParse(OrderingSchema, data);
  if (whole.success) return { settings: whole.output, problems: [] };
  // The fields are independent, and a mistyped time must not end a pause.
  const invalid = new Set(whole.issues.map(({ path }) => path?.[0].key));
  const valid = Object.entries(data ?? {}).filter(([name]) => !invalid.has(name));
  return {
    settings: v.parse(OrderingSchema, Object.fromEntries(valid)),
    problems: describeIssues(whole.issues),
  };
}

/** What guests read while the shop takes no orders; undefined while it does. */
export function pauseTextOf({ paused, pauseText }: OrderingSettings): string | undefined {
  return paused ? pauseText || DEFAULT_PAUSE_TEXT : undefined;
}
