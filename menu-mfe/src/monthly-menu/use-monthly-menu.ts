import { useStore } from '@simmer/shared/store';
import { onTabReturn } from '@simmer/shared/tab-return';
import { useEffect } from 'react';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { events } from '../events';
import { saveMenu } from './last-menu';

/**
 * The Monthly Menu. It is first read after hydration, so that hydration sees the store's initial state, and again
 * whenever it may have changed.
 */
export function useMonthlyMenu(store: MenuStore): MenuState {
  useEffect(() => {
    let latest = Promise.resolve(true);
    const read = () => {
      latest = store.read();
    };
    // In a timer, because in development React mounts everything twice.
    const timer = setTimeout(read);
    const readAgain = () => {
      // It may be failing just now.
      const before = latest;
      void before.then((isRead) => {
        if (!isRead && latest === before) read();
      });
    };
    window.addEventListener('online', readAgain);
    const unsubscribe = [
      events.subscribe('menu/changed', read),
      onTabReturn(read),
      // The guest may have tried again.
      store.subscribe(() => {
        if (store.get().status === 'loaded') latest = Promise.resolve(true);
      }),
    ];
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', readAgain);
      for (const stop of unsubscribe) stop();
    };
  }, [store]);

  const state = useStore(store);
  useEffect(() => {
    if (state.status === 'loaded') saveMenu(state.documents);
  }, [state]);
  return state;
}
