import { useEffect, useSyncExternalStore } from 'react';
import { events } from '../events';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { lastMenu } from './last-menu';
import { onTabReturn } from './tab-return';

/** The Monthly Menu: read after hydration, and again whenever it may have changed; so hydration meets the store as it was made. */
export function useMonthlyMenu(store: MenuStore): MenuState {
  useEffect(() => {
    const read = () => void store.read();
    // In a timer, because React mounts everything twice in development.
    const timer = setTimeout(read);
    const readAgain = () => {
      if (store.getState().status === 'failed') read();
    };
    window.addEventListener('online', readAgain);
    const unsubscribe = [events.subscribe('menu/changed', read), onTabReturn(read)];
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', readAgain);
      for (const stop of unsubscribe) stop();
    };
  }, [store]);

  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    if (state.status === 'loaded') lastMenu.keep(state.documents);
  }, [state]);
  return state;
}
