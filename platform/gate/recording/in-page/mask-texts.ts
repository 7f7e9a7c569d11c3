/**
 * Runs in the page: replaces random values in texts and fields, by which pictures would differ, or restores them. The
 * page does not notice.
 */
export function maskTexts(patterns: readonly (readonly [string, string])[] | null): void {
  for (const undo of window.gate.masked.splice(0)) undo();
  if (patterns === null) return;
  const nodes: (Text | HTMLInputElement)[] = [...document.querySelectorAll('input')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  // React overrides the setter of each field, and would take the value for its own.
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const node of nodes) {
    const read = () => (node instanceof Text ? node.data : node.value);
    const write = (text: string) => {
      if (node instanceof Text) node.data = text;
      else ownValue?.set?.call(node, text);
    };
    const text = read();
    const masked = patterns.reduce((so, [from, to]) => so.replace(new RegExp(from, 'g'), to), text);
    if (masked === text) continue;
    write(masked);
    window.gate.masked.push(() => {
      if (read() === masked) write(text);
    });
  }
}
