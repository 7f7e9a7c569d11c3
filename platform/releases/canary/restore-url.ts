/** Runs before a canary's document is painted and restores the URL that the visitor requested. */
export function restoreUrl(): void {
  const { pathname, search, hash } = location;
  const page = pathname.replace(/^\/canary\/[^/]+/, '') || '/';
  history.replaceState(history.state, '', page + search + hash);
  try {
    sessionStorage.removeItem('simmer-canary-left');
  } catch {
    // Storage is blocked.
  }
}
