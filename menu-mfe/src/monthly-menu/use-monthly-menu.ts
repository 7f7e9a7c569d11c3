import { bus } from '@simmer/shared/bus';
import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint';
import { LOADING, type MonthlyMenuState, type MonthlyMenuStore } from './monthly-menu-store';
import { onTabReturn } from './tab-return';

const inHtmlMadeAhead = () => LOADING;

/** The Monthly Menu, read when the page has been drawn and again whenever it may have changed. */
export function useMonthlyMenu(store: MonthlyMenuStore): MonthlyMenuState {
  useEffect(() => {
    const read = () => void store.read();
    const stops = [afterPaint(read), bus.subscribe('menu/changed', read), onTabReturn(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);

  return useSyncExternalStore(store.subscribe, store.getState, inHtmlMadeAhead);
}
