interface Canary {
  module: string;
  version: string;
  /** In percent; the hash distinguishes tenths. */
  share: number;
}

/**
 * Runs before a document is painted and redirects the canary's share of the visitors to its documents. A visitor is a
 * random number in this browser's storage, so the choice is stable; without storage nobody is redirected.
 * The canary's document removes the mark that says where the visitor left (`restoreUrl`).
 * @param page where the visitor is.
 */
export function chooseVariant(
  { module, version, share }: Canary,
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const KEY = 'simmer-canary';
  const LEFT = 'simmer-canary-left';
  try {
    const visitor = localStorage.getItem(KEY) ?? String(Math.random());
    localStorage.setItem(KEY, visitor);
    // FNV-1a. The version is part of the text, so that each canary gets different visitors.
    let sum = 0x811c9dc5;
    for (const letter of `${version} ${visitor}`)
      sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
    // FNV-1a alone does not mix the last characters well into the low bits.
    sum ^= sum >>> 15;
    sum = Math.imul(sum, 0x2c1b3c6d);
    const isChosen = ((sum ^ (sum >>> 12)) >>> 0) % 1000 < share * 10;
    // Without a network, a visitor returns without having reached the canary, and would be redirected forever.
    const isBack = sessionStorage.getItem(LEFT) === page.pathname;
    if (!isChosen || isBack) {
      sessionStorage.removeItem(LEFT);
      return;
    }
    sessionStorage.setItem(LEFT, page.pathname);
  } catch {
    return; // Storage is blocked.
  }
  document.documentElement.hidden = true;
  window.stop();
  const path = page.pathname === '/' ? '' : page.pathname;
  page.replace(`/canary/${module}${path}${page.search}${page.hash}`);
}
