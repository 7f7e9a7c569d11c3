import type { Line } from '../notes';

/** Runs in the page: reads what it shows, in the order of the document. Messages that come and go are noted when they come. */
export function readPage(): Line[] {
  const PASSING = `${window.gate.passing}, noscript, script, style`;
  /** What search engines, messengers and the browser itself make of the page. */
  const DESCRIPTIONS = 'meta[name], meta[property]';
  const GROUPS = 'li, article, section, fieldset, form, dialog, nav, header, main, aside';
  const shown: Line[] = [];
  // A space that does not break looks the same, and is another character.
  const clean = (text: string | null | undefined) =>
    (text ?? '').replace(/[ \t\r\n\f]+/g, ' ').trim();

  const titleOf = (group: Element): Element | null => {
    const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    // The heading of a dish is not that of the list around it.
    const isOwn = (title: Element) =>
      title.closest(`li, article, ${window.gate.modules}`)?.contains(group) !== false;
    return (
      label ?? [...group.querySelectorAll('h1, h2, h3, h4, h5, h6, legend')].find(isOwn) ?? null
    );
  };
  /** A title is about what is around its own group. Without one, a control's other words are, such as those of a badge. */
  const aboutOf = (element: Element): string => {
    let group = element.closest(GROUPS);
    while (group) {
      const title = titleOf(group);
      if (title && !title.contains(element)) return clean(title.textContent);
      group = group.parentElement?.closest(GROUPS) ?? null;
    }
    const words = clean(element.closest('a, button')?.textContent);
    const own = clean(element.textContent);
    return words === own ? '' : words.replace(own, '').trim();
  };
  const add = (kind: Line['kind'], element: Element, text: string) => {
    const module = window.gate.moduleOf(element);
    if (text) shown.push({ kind, module, about: aboutOf(element), text });
  };
  /** The address as a person reads it. The address of a file in the page contains the time of day. */
  const addressOf = ({ href, protocol }: HTMLAnchorElement) => {
    if (protocol === 'data:' || protocol === 'blob:') return href.slice(0, href.search(/[;,:]/));
    return protocol === 'mailto:'
      ? clean(decodeURIComponent(href))
      : href.replace(location.origin, '');
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  shown.push({ kind: 'words', module: 'shell', about: '', text: `title: ${document.title}` });
  for (const meta of document.querySelectorAll<HTMLMetaElement>(DESCRIPTIONS))
    add('words', meta, `${meta.name || (meta.getAttribute('property') ?? '')}: ${meta.content}`);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'))
    add('files', link, `canonical: ${link.href}`);
  const language = document.documentElement.lang;
  const query = [...new Set(new URLSearchParams(location.search).keys())].sort().join('&');
  if (language) shown.push({ kind: 'files', module: 'shell', about: '', text: `in ${language}` });
  if (query) shown.push({ kind: 'links', module: 'shell', about: '', text: `address: ?${query}` });
  /** One line for each value, with its path. */
  const addData = (data: unknown, path: string) => {
    if (typeof data !== 'object' || data === null)
      shown.push({ kind: 'files', module: '', about: '', text: `${path}: ${String(data)}` });
    else
      for (const [name, value] of Object.entries(data))
        addData(value, Array.isArray(data) ? path : `${path}.${name}`);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    addData(JSON.parse(script.textContent), 'data');

  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && (node.matches(PASSING) || !node.checkVisibility())
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.parentElement && isVisible(node.parentElement))
      add('words', node.parentElement, clean(node.data));
    if (!(node instanceof HTMLElement)) continue;
    if (node instanceof HTMLAnchorElement)
      add(
        'links',
        node,
        `${clean(node.textContent) || (node.ariaLabel ?? 'picture')} → ${addressOf(node)}${node.target && ` (${node.target})`}`,
      );
    // The description is not in the accessibility snapshots.
    const describing = node.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = describing.map((id) => document.getElementById(id)?.textContent).join(' ');
    if (clean(description)) add('accessibility', node, `description: ${clean(description)}`);
    if (node instanceof HTMLImageElement && node.alt) add('words', node, `picture: ${node.alt}`);
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      const state = node instanceof HTMLInputElement && node.checked ? 'chosen' : node.value;
      const label = clean(node.labels?.[0]?.textContent) || (node.ariaLabel ?? node.name);
      add('words', node, `field ${label}: ${state}${node.disabled ? ' (disabled)' : ''}`);
      const { type, autocomplete, inputMode, required } = node;
      const kinds = [type, autocomplete, inputMode, required && 'required'].filter(Boolean);
      add('words', node, `field ${label}: ${kinds.join(', ')}`);
      if (node.maxLength >= 0)
        add('words', node, `field ${label}: at most ${String(node.maxLength)} characters`);
    }
    if (node instanceof HTMLSelectElement)
      add('words', node, `field ${clean(node.labels[0]?.textContent)}: ${node.value}`);
    if (node instanceof HTMLButtonElement && node.disabled)
      add('words', node, `${clean(node.textContent)} (disabled)`);
  }
  return shown;
}
