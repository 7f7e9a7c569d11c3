/** Runs before a canary's document is painted and restores the URL that the visitor requested. */
export function restoreUrl(): void {
  const { pathname, search, hash } = location;
  const [folder = ''] = /^\/canary\/[^/]+/.exec(pathname) ?? [];
  // Tells the page's code that this is not the document for everybody, and where the canary's registry is.
  document.documentElement.dataset.canary = folder;
  const page = pathname.slice(folder.length) || '/';
  history.replaceState(history.state, '', page + search + hash);
  try {
    sessionStorage.removeItem('simmer-canary-left');
  } catch {
    // Storage is blocked.
  }
}
