interface Leak {
  selector: string;
  element: string;
}

/** Runs in the page: every rule of a module's styles that matches an element outside the module's places. */
export function findLeaks(module: string): Leak[] {
  const slots = [...document.querySelectorAll(`[data-module="${module}"]`)];
  const registry = document.getElementById('registry')?.textContent ?? '';
  const entry = new RegExp(`"${module}":\\{[^}]*"entry":"([^"]*)`).exec(registry)?.[1] ?? 'none/';
  const base = entry.replace(/[^/]*$/, '');
  const isOwn = (sheet: CSSStyleSheet) => {
    const node = sheet.ownerNode;
    const inline = node instanceof HTMLElement ? node.dataset.href : undefined;
    return (sheet.href ?? inline ?? '').startsWith(base);
  };

  const found: Leak[] = [];
  const queue: CSSRule[] = [...document.styleSheets]
    .filter(isOwn)
    .flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of queue) {
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      queue.push(...rule.cssRules);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
      // States and parts that no element has at rest, such as ":hover" and "::before".
      const atRest = selector
        .replace(/::[\w-]+(\([^)]*\))?/g, '')
        .replace(
          /:(hover|focus|focus-visible|focus-within|active|disabled|checked|user-invalid|target|open)\b/g,
          '',
        )
        // What is left of ":not(:disabled)".
        .replace(/:(not|is|where)\(\s*\)/g, '')
        .trim();
      const matched = [...document.querySelectorAll(atRest === '' ? '*' : atRest)];
      const outside = matched.find((one) => !slots.some((slot) => slot.contains(one)));
      if (outside) found.push({ selector: selector.trim(), element: `<${outside.localName}>` });
    }
  }
  return found;
}
