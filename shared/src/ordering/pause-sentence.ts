/** In characters; `ORDERING_LIMITS.pauseText` is the same limit. */
export const LONGEST_PAUSE_TEXT = 160;

const DEFAULT_PAUSE_TEXT = 'We’re taking a break and can’t take orders right now.';

/**
 * What guests read during a pause.
 * @param pauseText the owner's sentence; may be empty.
 */
export function pauseTextFor(pauseText: string): string {
  return pauseText || DEFAULT_PAUSE_TEXT;
}
