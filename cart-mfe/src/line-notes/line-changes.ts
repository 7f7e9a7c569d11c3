import { createStore, useStore } from '@simmer/shared/store';
import { useEffect } from 'react';

const store = createStore('line changes', '');

/** Tells screen readers what happened to a line. */
export function announceChange(text: string): void {
  store.set(text);
}

/** The last announcement; empty on a page that was just opened. */
export function useChangeText(): string {
  useEffect(
    () => () => {
      store.set('');
    },
    [],
  );
  return useStore(store);
}
