interface Canary {
  module: string;
  version: string;
  /** In percent. */
  share: number;
}

/**
 * Runs before a document is painted and redirects the canary's share of the visitors to its documents. A visitor is a
 * random number in this browser's storage, so the choice is stable; without storage nobody is redirected.
 * The canary's document removes the mark that says where the visitor left (`restoreUrl`).
 * @param page where the visitor is.
 */
export function chooseVariant(
  canaries: readonly Canary[],
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const KEY = 'simmer-canary';
  const LEFT = 'simmer-canary-left';
  let chosen: readonly string[];
  try {
    const visitor = localStorage.getItem(KEY) ?? String(Math.random());
    localStorage.setItem(KEY, visitor);
    // FNV-1a. The version is part of the text, so that each canary gets different visitors.
    const hash = (text: string) => {
      let sum = 0x811c9dc5;
      for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
      // FNV-1a alone does not mix the last characters well into the low bits.
      sum ^= sum >>> 15;
      sum = Math.imul(sum, 0x2c1b3c6d);
      return ((sum ^ (sum >>> 12)) >>> 0) % 1000;
    };
    chosen = canaries
      .filter(({ version, share }) => hash(`${version} ${visitor}`) < share * 10)
      .map(({ module }) => module);
    // Who comes back without having reached the canary would go in circles: without a network, only this page is there.
    if (sessionStorage.getItem(LEFT) === page.pathname) chosen = [];
    if (chosen.length > 0) sessionStorage.setItem(LEFT, page.pathname);
    else sessionStorage.removeItem(LEFT);
  } catch {
    chosen = []; // Storage is blocked.
  }
  if (chosen.length === 0) return;
  document.documentElement.hidden = true;
  window.stop();
  const path = page.pathname === '/' ? '' : page.pathname;
  page.replace(`/canary/${chosen.join('--')}${path}${page.search}${page.hash}`);
}
