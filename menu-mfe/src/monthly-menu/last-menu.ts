import { siteConfig } from '@simmer/shared/config';
import type { StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, type Dish } from '@simmer/shared/menu';
import * as v from 'valibot';

/** In `localStorage`. */
const KEY = 'simmer:last-menu';
/** Browsers keep 5 million of all that a site stores, and an order must find room. */
const MOST_CHARACTERS = 300_000;

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
interface KeptMenu {
  /** In milliseconds since 1970. */
  readonly readAt: number;
  readonly dishes: readonly Dish[];
}

export interface LastMenu {
  /** Replaces what is kept. Never throws: without it, guests without a network see the fixed menu alone. */
  keep: (documents: readonly StoredDocument[]) => void;
  /** @returns undefined when nothing usable is kept. */
  read: () => KeptMenu | undefined;
}

/** @param storage local storage; each access may throw (blocked, full). */
export function createLastMenu(storage: () => Storage, now: () => number = Date.now): LastMenu {
  return {
    keep(documents) {
      const text = JSON.stringify({ version: 1, readAt: now(), documents });
      try {
        if (siteConfig().offline === false || text.length > MOST_CHARACTERS)
          storage().removeItem(KEY);
        else storage().setItem(KEY, text);
      } catch {
        // As without storage.
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
