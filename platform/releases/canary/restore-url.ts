/** Runs before a canary's document is painted and shows the URL that the visitor asked for. */
export function restoreUrl(): void {
  const { pathname, search, hash } = location;
  const page = pathname.replace(/^\/canary\/[^/]+/, '') || '/';
  history.replaceState(history.state, '', page + search + hash);
}
