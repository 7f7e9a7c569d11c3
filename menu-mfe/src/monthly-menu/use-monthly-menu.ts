import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect } from 'react';
import type { MenuState, MenuStore } from '@simmer/shared/menu-store';
import { events } from '../events';
import { saveMenu } from './last-menu';

/**
 * The Monthly Menu. It is first read after hydration, so that hydration sees the store's initial state, and again
 * whenever it may have changed.
 */
export function useMonthlyMenu(store: MenuStore): MenuState {
  useReading(store.read);
  useEffect(() => events.subscribe('menu/changed', () => void store.read()), [store]);

  const state = useStore(store);
  useEffect(() => {
    if (state.status === 'loaded') saveMenu(state.documents);
  }, [state]);
  return state;
}
