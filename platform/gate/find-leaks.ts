/** A rule of a module's styles that matches an element outside of the module. */
export interface Leak {
  selector: string;
  element: string;
}

/** Runs in the page: finds the rules of a module's styles that match elements outside the module's slots. */
export function findLeaks(module: string): Leak[] {
  const slots = [...document.querySelectorAll(`[data-module="${module}"]`)];
  const registry = document.getElementById('registry')?.textContent ?? '';
  const entry = new RegExp(`"${module}":\\{[^}]*"entry":"([^"]*)`).exec(registry)?.[1] ?? 'none/';
  const base = entry.replace(/[^/]*$/, '');
  const styles = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style[data-href], link[rel="stylesheet"]',
  );

  /** At commas outside of parentheses. */
  const split = (selectors: string) => {
    let depth = 0;
    const parts = [''];
    for (const letter of selectors) {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (letter === ',' && depth === 0) parts.push('');
      else parts.push((parts.pop() ?? '') + letter);
    }
    return parts.map((part) => part.trim());
  };
  /** Without states and pseudo-elements, which querySelectorAll cannot find. */
  const withoutStates = (selector: string) =>
    selector
      .replace(/::[\w-]+(\([^)]*\))?/g, ':is(*)')
      .replace(
        /:(hover|focus|focus-visible|focus-within|active|disabled|enabled|checked|user-invalid|target|open)(?![\w-])/g,
        ':is(*)',
      )
      .replaceAll(':not(:is(*))', '');

  const found: Leak[] = [];
  const queue = [...styles]
    .filter((style) => (style.dataset.href ?? style.getAttribute('href') ?? '').startsWith(base))
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => ({ rule, around: '' })));
  for (const { rule, around } of queue) {
    const isStyle = rule instanceof CSSStyleRule;
    // In a nested rule "&" stands for the outer selector.
    const whole = isStyle ? rule.selectorText.replaceAll('&', `:is(${around})`) : around;
    if (isStyle || rule instanceof CSSGroupingRule)
      for (const inner of rule.cssRules ?? []) queue.push({ rule: inner, around: whole });
    if (!isStyle) continue;
    for (const selector of split(whole)) {
      const matched = [...document.querySelectorAll(withoutStates(selector) || '*')];
      const outside = matched.find((one) => !slots.some((slot) => slot.contains(one)));
      if (outside) found.push({ selector, element: `<${outside.localName}>` });
    }
  }
  return found;
}
