import * as v from 'valibot';
import { isBlank } from './blank';

/** A trimmed text; empty when nothing in it is visible. */
export function shortText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, `is longer than ${String(maxLength)} characters`),
    v.transform((text) => (isBlank(text) ? '' : text)),
  );
}
