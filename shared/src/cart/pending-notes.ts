import { createStore } from '../store/store';
import type { NewCartItem } from './cart-item';

/**
 * A note that a guest typed under a dish on the menu but did not add with the dish; `text` is '' when there is none.
 */
export interface PendingNote {
  readonly dishName: string;
  readonly text: string;
}

/** Keyed by `dishIdOf`. They live as long as the page, so that the cart can ask what to do with them. */
export const pendingNotes = createStore<Readonly<Record<string, PendingNote>>>('pending notes', {});

/** The same for all lines of a dish: its document's id, or the name of a fixed dish. */
export function dishIdOf({ documentId, name }: NewCartItem): string {
  return documentId ?? name;
}
