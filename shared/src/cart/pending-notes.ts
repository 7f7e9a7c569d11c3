import { createStore } from '../store/store';
import type { NewCartItem } from './cart-item';

/** What a guest typed under a dish of the menu and has not added with it; '' for nothing. */
export interface PendingNote {
  readonly dishName: string;
  readonly text: string;
}

/** By `dishIdOf`. They live as long as the page, so that the cart can ask what to do with them. */
export const pendingNotes = createStore<Readonly<Record<string, PendingNote>>>('pending notes', {});

/** The same on all lines of a dish: its document, or the name of a fixed dish. */
export function dishIdOf({ documentId, name }: NewCartItem): string {
  return documentId ?? name;
}
