import { siteConfig } from '@simmer/shared/config';
import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';

/** Browsers allow a site about 5 million characters in total, and an order must always find room. */
const MAX_CHARACTERS = 300_000;

const StoredMenuSchema = v.object({
  version: v.literal(1),
  readAt: v.number(),
  documents: v.array(v.object({ id: v.string(), data: v.unknown() })),
});
const stored = storedValue('simmer:last-menu', StoredMenuSchema, 'localStorage');

let saved: readonly StoredDocument[] | undefined;

/**
 * Replaces the menu that this device stores, with the current time, unless these documents were stored last. Without it,
 * guests who are offline see only the fixed menu.
 */
export function saveMenu(documents: readonly StoredDocument[]): void {
  // A menu that is only shown again keeps its date.
  if (documents === saved) return;
  saved = documents;
  const record = { version: 1, readAt: Date.now(), documents };
  const isStored =
    siteConfig().offline !== false && JSON.stringify(record).length <= MAX_CHARACTERS;
  stored.set(isStored ? record : undefined);
}

/**
 * The Monthly Menu as this device last read it.
 * @returns undefined when nothing usable is stored; `readAt` is in milliseconds since 1970.
 */
export function lastMenu(): { readAt: number; dishes: readonly Dish[] } | undefined {
  const last = stored.get();
  if (!last) return undefined;
  const dishes = parseMenu(last.documents).dishes.filter(({ section }) => section === 'monthly');
  return dishes.length > 0 ? { readAt: last.readAt, dishes } : undefined;
}
