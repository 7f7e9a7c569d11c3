/**
 * Whether the text has no visible characters. Whitespace of any script and control, direction and zero-width
 * characters count as invisible. The same definition as in `firestore.rules`.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{C}]/u.test(text);
}
