/**
 * @returns the path that this click opens in this tab on this site; null for any other click, and for a link within the
 * page.
 */
export function linkInSite(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || event.altKey || event.defaultPrevented) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Following a link to another site unloads the page, so the browser asks.
  if (link.origin !== location.origin) return null;
  if (link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}
