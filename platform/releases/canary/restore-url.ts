/** Runs first in a canary's document: its address is the one that the visitor asked for. */
export function restoreUrl(): void {
  const { pathname, search, hash } = location;
  const page = pathname.replace(/^\/canary\/[^/]+/, '') || '/';
  history.replaceState(history.state, '', page + search + hash);
}
