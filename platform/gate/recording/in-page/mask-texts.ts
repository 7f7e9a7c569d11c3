/**
 * Runs in the page: replaces what is drawn at random, in texts and fields, or puts it back. Pictures would differ; the page
 * itself is not told.
 */
export function maskTexts(patterns: readonly (readonly [string, string])[] | null): void {
  for (const undo of window.gate.masked.splice(0)) undo();
  if (patterns === null) return;
  // React overrides the setter of each field, and would believe it.
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const mask = (text: string, read: () => string | null, write: (text: string) => void) => {
    const masked = patterns.reduce((so, [from, to]) => so.replace(new RegExp(from, 'g'), to), text);
    if (masked === text) return;
    write(masked);
    window.gate.masked.push(() => {
      if (read() === masked) write(text);
    });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const text = node;
    mask(
      text.data,
      () => text.data,
      (data) => (text.data = data),
    );
  }
  for (const field of document.querySelectorAll('input'))
    mask(
      field.value,
      () => field.value,
      (value) => ownValue?.set?.call(field, value),
    );
}
