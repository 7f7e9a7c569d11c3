/** Runs in the page: replaces texts that are drawn, such as an order's reference, because pictures would differ. */
export function hideDrawn({ pattern, by }: { pattern: string; by: string }): void {
  const drawn = new RegExp(pattern, 'g');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? '';
    if (drawn.test(text)) node.nodeValue = text.replace(drawn, by);
  }
}
