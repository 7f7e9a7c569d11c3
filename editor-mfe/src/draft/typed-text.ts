import { isBlank } from '@simmer/shared/blank';

/** @param whenBlank the message when a required text is blank. */
export function textProblem(
  text: string,
  maxLength: number,
  whenBlank?: string,
): string | undefined {
  if (isBlank(text)) return whenBlank;
  const { length } = text.trim();
  if (length <= maxLength) return undefined;
  return `Use at most ${String(maxLength)} characters. You have ${String(length)}.`;
}

/** A text of characters that nobody can see is stored as an empty one. */
export function storedText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
