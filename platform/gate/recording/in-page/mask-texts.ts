declare global {
  interface Window {
    /** What puts the texts back. */
    gateMasked?: (() => void)[];
  }
}

/**
 * Runs in the page: replaces what is drawn at random, in texts and fields, or puts it back. Pictures would differ; the page
 * itself is not told.
 */
export function maskTexts(patterns: readonly (readonly [string, string])[] | null): void {
  const setValue = (field: HTMLInputElement, value: string) => {
    // React overrides the setter of the element, and would believe it.
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    own?.set?.call(field, value);
  };
  if (patterns === null) {
    for (const one of window.gateMasked ?? []) one();
    delete window.gateMasked;
    return;
  }
  const mask = (text: string) =>
    patterns.reduce((masked, [from, to]) => masked.replace(new RegExp(from, 'g'), to), text);
  const undo: (() => void)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? '';
    const masked = mask(text);
    if (masked === text) continue;
    node.nodeValue = masked;
    undo.push(() => {
      if (node.nodeValue === masked) node.nodeValue = text;
    });
  }
  for (const field of document.querySelectorAll('input')) {
    const { value } = field;
    const masked = mask(value);
    if (masked === value) continue;
    setValue(field, masked);
    undo.push(() => {
      if (field.value === masked) setValue(field, value);
    });
  }
  window.gateMasked = undo;
}
