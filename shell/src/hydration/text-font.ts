import { storedValue } from '@simmer/shared/stored-value';
import figtree from '@simmer/shared/ui/fonts/figtree-basic.woff2';
import * as v from 'valibot';

/** The key in `localStorage` of the text font's address, once the browser has the file. */
export const TEXT_FONT_KEY = 'simmer:text-font';

/**
 * Asks for the text font that the browser has from an earlier page: without that, the browser learns of it too late
 * for the first frame, and the page keeps the fallback. The composer writes this function's source text into the
 * page's head, so it may use nothing from outside except its parameter.
 */
export function preloadTextFont(key: string): void {
  try {
    const address = localStorage.getItem(key);
    if (address === null) return;
    const link = document.createElement('link');
    const attributes = { rel: 'preload', as: 'font', crossorigin: '', href: address.slice(1, -1) };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  } catch {
    // Storage is blocked.
  }
}

/** On a first visit the font arrives after the page, which keeps the fallback to its end, so that nothing moves. */
export function keepTextFont(): Promise<unknown> {
  const stored = storedValue(TEXT_FONT_KEY, v.string(), 'localStorage');
  const font = new FontFace('Simmer Text', `url("${figtree}")`);
  return font.load().then(
    () => stored.set(new URL(figtree, location.href).href),
    () => undefined,
  );
}
