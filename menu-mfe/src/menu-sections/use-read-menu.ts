import type { MenuStore } from '@simmer/shared/menu-store';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useEffect } from 'react';
import { events } from '../events';
import { saveMenu } from '../monthly-menu/last-menu';

/**
 * Reads the menu after hydration, so that hydration sees the store's initial state, and again whenever it may have
 * changed. The device keeps what was read last.
 */
export function useReadMenu(store: MenuStore): void {
  useReading(store.read);
  useEffect(() => events.subscribe('menu/changed', () => void store.read()), [store]);
  const menu = useStore(store);
  useEffect(() => {
    if (menu.status === 'loaded') saveMenu(menu.documents);
  }, [menu]);
}
