/**
 * Whether nothing in the text can be seen: spaces of any script, control, direction and zero-width characters do not
 * count. The same definition as in `firestore.rules`.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{C}]/u.test(text);
}
