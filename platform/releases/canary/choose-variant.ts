interface Canary {
  module: string;
  version: string;
  /** In per cent. */
  share: number;
}

/**
 * Runs first in a document, before anything is painted: sends the visitors of a canary to its documents. A visitor is a
 * number that stays in this browser, so the choice stays as well; with no storage to keep it, nobody is sent.
 * @param page the page's address; the browser's own unless told.
 */
export function chooseVariant(
  canaries: readonly Canary[],
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const KEY = 'simmer-canary';
  let chosen: readonly string[] = [];
  try {
    const visitor = localStorage.getItem(KEY) ?? String(Math.random());
    localStorage.setItem(KEY, visitor);
    // FNV-1a; with the version in it, so that not the same visitors try every canary.
    const hash = (text: string) => {
      let sum = 0x811c9dc5;
      for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
      // Its lower digits depend too much on the last letters.
      sum ^= sum >>> 15;
      sum = Math.imul(sum, 0x2c1b3c6d);
      return ((sum ^ (sum >>> 12)) >>> 0) % 1000;
    };
    chosen = canaries
      .filter(({ version, share }) => hash(`${version} ${visitor}`) < share * 10)
      .map(({ module }) => module);
  } catch {
    // A browser that keeps nothing.
  }
  if (chosen.length === 0) return;
  document.documentElement.hidden = true;
  window.stop();
  const path = page.pathname === '/' ? '' : page.pathname;
  page.replace(`/canary/${chosen.join('--')}${path}${page.search}${page.hash}`);
}
