/**
 * Runs in the documents of a canary that is over. A visitor may be on the way there, and a page from the browser's
 * cache, as after "Back", still redirects there. The page for everybody does not redirect twice (`chooseVariant`).
 */
export function leaveCanary(
  page: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const [folder] = /^\/canary\/[^/]+/.exec(page.pathname) ?? [];
  if (folder === undefined) return;
  document.documentElement.hidden = true;
  // With the origin, because a path like //other.example alone would be another site.
  page.replace(page.origin + page.pathname.slice(folder.length) + page.search + page.hash);
}
