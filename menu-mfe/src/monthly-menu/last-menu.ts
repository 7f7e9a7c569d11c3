import { siteConfig } from '@simmer/shared/config';
import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import * as v from 'valibot';

/** The key in `localStorage`. */
const KEY = 'simmer:last-menu';
/** Browsers allow a site about 5 million characters in total, and an order must always find room. */
const MAX_CHARACTERS = 300_000;

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    readAt: v.number(),
    documents: v.array(v.object({ id: v.string(), data: v.unknown() })),
  }),
);

let saved: readonly StoredDocument[] | undefined;

/**
 * Replaces the menu that this device stores, with the current time, unless these documents were stored last. Never
 * throws: without it, guests who are offline see only the fixed menu.
 */
export function saveMenu(documents: readonly StoredDocument[]): void {
  // Shown again, not read again: it keeps its date.
  if (documents === saved) return;
  saved = documents;
  const text = JSON.stringify({ version: 1, readAt: Date.now(), documents });
  try {
    if (siteConfig().offline === false || text.length > MAX_CHARACTERS)
      window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
  } catch {
    // The same as without storage.
  }
}

/**
 * The Monthly Menu as this device last read it.
 * @returns undefined when nothing usable is stored; `readAt` is in milliseconds since 1970.
 */
export function lastMenu(): { readAt: number; dishes: readonly Dish[] } | undefined {
  try {
    const { readAt, documents } = v.parse(StoredSchema, window.localStorage.getItem(KEY));
    const { dishes } = parseMenu(documents);
    return dishes.length > 0 ? { readAt, dishes } : undefined;
  } catch {
    return undefined;
  }
}
