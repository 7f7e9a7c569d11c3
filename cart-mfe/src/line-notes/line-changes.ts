import { onAccountLeft } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { followNote } from '@simmer/shared/note-places';
import { createStore, useStore } from '@simmer/shared/store';
import { useEffect } from 'react';

const store = createStore('changes of the cart', '');

onAccountLeft(() => {
  store.set('');
});

/** Tells screen readers what happened to the cart. */
export function announceChange(text: string): void {
  // The same text again would not count as a change, so a space is added at its end, which nobody hears.
  store.set(text && text === store.get() ? `${text}\u00A0` : text);
}

/** The last announcement; empty on a page that was just opened. */
export function useChangeText(): string {
  useEffect(() => () => store.set(''), []);
  return useStore(store);
}

/** Changes a line that the guest is still editing: it stays a separate line, even if it equals another for a moment. */
export function changeUnmerged(
  id: string,
  change: Partial<Pick<CartItem, 'flavor' | 'modification'>>,
): void {
  const line = cart.get().find((one) => one.id === id);
  if (line && change.modification != null) followNote(line, change.modification);
  cart.restore(cart.get().map((line) => (line.id === id ? { ...line, ...change } : line)));
}
