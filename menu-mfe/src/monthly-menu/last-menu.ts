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

/** The Monthly Menu as this device last read it. */
interface StoredMenu {
  /** In milliseconds since 1970. */
  readonly readAt: number;
  readonly dishes: readonly Dish[];
}

export interface LastMenu {
  /**
   * Replaces what is stored, with the current time, unless these documents were kept last. Never throws: without it,
   * guests who are offline see only the fixed menu.
   */
  keep: (documents: readonly StoredDocument[]) => void;
  /** @returns undefined when nothing usable is stored. */
  read: () => StoredMenu | undefined;
}

/** @param storage local storage; each access may throw (blocked, full). */
export function createLastMenu(storage: () => Storage, now: () => number = Date.now): LastMenu {
  let kept: readonly StoredDocument[] | undefined;
  return {
    keep(documents) {
      // Shown again, not read again: it keeps its date.
      if (documents === kept) return;
      kept = documents;
      const text = JSON.stringify({ version: 1, readAt: now(), documents });
      try {
        if (siteConfig().offline === false || text.length > MAX_CHARACTERS)
          storage().removeItem(KEY);
        else storage().setItem(KEY, text);
      } catch {
        // The same as without storage.
      }
    },
    read() {
      try {
        const parsed = v.safeParse(StoredSchema, storage().getItem(KEY));
        if (!parsed.success) return undefined;
        const { readAt, documents } = parsed.output;
        const { dishes } = parseMenu(documents);
        return dishes.length > 0 ? { readAt, dishes } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** One per page. */
export const lastMenu = createLastMenu(() => window.localStorage);
