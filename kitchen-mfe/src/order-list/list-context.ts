import { useStore } from '@simmer/shared/store';
import { createContext, use } from 'react';
import { storedList, type ListState, type StoredList } from './stored-list';

export const ListContext = createContext<StoredList>(storedList);

export function useList(): StoredList {
  return use(ListContext);
}

export function useListState(): ListState {
  return useStore(useList());
}
