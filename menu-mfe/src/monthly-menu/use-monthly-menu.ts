import { bus } from '@simmer/shared/bus';
import { useEffect, useSyncExternalStore } from 'react';
import { LOADING, type MonthlyMenuState, type MonthlyMenuStore } from './monthly-menu-store';
import { onTabReturn } from './tab-return';

const inHtmlMadeAhead = () => LOADING;

/** The Monthly Menu, read when the section is live and again whenever it may have changed. */
export function useMonthlyMenu(store: MonthlyMenuStore): MonthlyMenuState {
  useEffect(() => {
    const read = () => void store.read();
    // The page came with all that stands above and below, so nothing waits behind this request. A turn later,
    // because React mounts everything twice in development.
    const timer = setTimeout(read);
    const stops = [bus.subscribe('menu/changed', read), onTabReturn(read)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [store]);

  return useSyncExternalStore(store.subscribe, store.getState, inHtmlMadeAhead);
}
