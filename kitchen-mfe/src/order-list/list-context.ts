import { createContext, use, useSyncExternalStore } from 'react';
import { storedList, type ListState, type StoredList } from './stored-list';

export const ListContext = createContext<StoredList>(storedList);

/** What would be prerendered if the composer rendered the list. */
const EMPTY: ListState = { orders: [], storage: 'kept' };

export function useList(): StoredList {
  return use(ListContext);
}

export function useListState(): ListState {
  const list = useList();
  return useSyncExternalStore(list.subscribe, list.getState, () => EMPTY);
}
