import { createContext, use, useSyncExternalStore } from 'react';
import { EMPTY, storedList, type ListState, type StoredList } from './stored-list';

export const ListContext = createContext<StoredList>(storedList);

export function useList(): StoredList {
  return use(ListContext);
}

export function useListState(): ListState {
  const list = useList();
  return useSyncExternalStore(list.subscribe, list.getState, () => EMPTY);
}
