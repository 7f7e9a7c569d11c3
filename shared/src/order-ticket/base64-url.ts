/** Bytes in base64url: https://www.rfc-editor.org/rfc/rfc4648#section-5 */
export function base64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
