import { useEffect, useSyncExternalStore } from 'react';
import { events } from '../events';
import { LOADING, type MenuState, type MenuStore } from '@simmer/shared/menu-store';
import { onTabReturn } from './tab-return';

const getServerState = () => LOADING;

/** The Monthly Menu: read after hydration, and again whenever it may have changed. */
export function useMonthlyMenu(store: MenuStore): MenuState {
  useEffect(() => {
    const read = () => void store.read();
    // In a timer, because React mounts everything twice in development.
    const timer = setTimeout(read);
    const unsubscribe = [events.subscribe('menu/changed', read), onTabReturn(read)];
    return () => {
      clearTimeout(timer);
      for (const stop of unsubscribe) stop();
    };
  }, [store]);

  return useSyncExternalStore(store.subscribe, store.getState, getServerState);
}
