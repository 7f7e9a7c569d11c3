/** Runs in the page: replaces random texts, such as an order's reference, because pictures would differ. */
export function maskRandomTexts({ pattern, by }: { pattern: string; by: string }): void {
  const random = new RegExp(pattern, 'g');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? '';
    if (random.test(text)) node.nodeValue = text.replace(random, by);
  }
}
