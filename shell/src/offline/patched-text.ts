/**
 * The text that a patch (`platform/releases/updates/text-patch.ts`) makes of an earlier one. Also written as source text
 * into the service worker.
 */
export function patchedText(before: string, patch: readonly unknown[]): string {
  let text = '';
  for (let at = 0; at < patch.length; at += 1) {
    const part = patch[at];
    text += typeof part === 'string' ? part : before.slice(Number(part), Number(patch[++at]));
  }
  return text;
}
