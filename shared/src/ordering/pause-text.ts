import * as v from 'valibot';
import { isBlank } from '../parse/blank';

/** Like `ORDERING_LIMITS.pauseText`, which is this. */
export const LONGEST_PAUSE_TEXT = 160;

const WITHOUT_A_SENTENCE = 'We’re taking a break and can’t take orders right now.';

// Nothing that the home page's script does not have: what a chunk uses of valibot is part of it.
const PauseSchema = v.object({ paused: v.boolean(), pauseText: v.optional(v.unknown()) });

/** What guests read during a pause. @param pauseText the owner's sentence, maybe empty. */
export function pauseTextFor(pauseText: string): string {
  return pauseText || WITHOUT_A_SENTENCE;
}

/**
 * What guests read while the shop takes no orders, for a page that needs to know no more.
 * @param data of the document `settings/ordering`, of which nothing else is read.
 * @returns undefined while it takes orders.
 */
export function pauseTextIn(data: unknown): string | undefined {
  const { success, output } = v.safeParse(PauseSchema, data);
  if (!success || !output.paused) return undefined;
  const text = typeof output.pauseText === 'string' ? output.pauseText.trim() : '';
  return pauseTextFor(text.length > LONGEST_PAUSE_TEXT || isBlank(text) ? '' : text);
}
