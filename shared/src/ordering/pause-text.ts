import * as v from 'valibot';
import { isBlank } from '../parse/blank';
import { LONGEST_PAUSE_TEXT, pauseTextFor } from './pause-sentence';

// Uses only parts of valibot that the home page's script already has: whatever a chunk uses of it is added to that
// script.
const PauseSchema = v.object({ paused: v.boolean(), pauseText: v.optional(v.unknown()) });

/**
 * What guests read while the shop takes no orders, for a page that needs no other settings.
 * @param data the content of the document `settings/ordering`; nothing else in it is read.
 * @returns undefined while the shop takes orders.
 */
export function pauseTextIn(data: unknown): string | undefined {
  const { success, output } = v.safeParse(PauseSchema, data);
  if (!success || !output.paused) return undefined;
  const text = typeof output.pauseText === 'string' ? output.pauseText.trim() : '';
  return pauseTextFor(text.length > LONGEST_PAUSE_TEXT || isBlank(text) ? '' : text);
}
