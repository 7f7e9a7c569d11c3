import * as v from 'valibot';
import { isBlank } from '../parse/blank';

/** In characters; `ORDERING_LIMITS.pauseText` is the same limit. */
export const LONGEST_PAUSE_TEXT = 160;

const DEFAULT_PAUSE_TEXT = 'We’re taking a break and can’t take orders right now.';

/** @param pauseText the owner's sentence; may be empty. */
export function orDefaultPauseText(pauseText: string): string {
  return pauseText || DEFAULT_PAUSE_TEXT;
}

// Uses only parts of valibot that the home page's script already has: whatever a chunk uses of it is added to that
// script.
const PauseSchema = v.object({ paused: v.boolean(), pauseText: v.optional(v.unknown()) });

/**
 * What guests read while the shop takes no orders, for a page that needs no other settings.
 * @param data the content of the document `settings/ordering`; nothing else in it is read.
 * @returns undefined while the shop takes orders.
 */
export function parsePauseText(data: unknown): string | undefined {
  const { success, output } = v.safeParse(PauseSchema, data);
  if (!success || !output.paused) return undefined;
  const text = typeof output.pauseText === 'string' ? output.pauseText.trim() : '';
  return orDefaultPauseText(text.length > LONGEST_PAUSE_TEXT || isBlank(text) ? '' : text);
}
