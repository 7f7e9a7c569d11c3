import type { OrderingSettings } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { use } from 'react';
import { OrderingContext } from './ordering-context';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  return useStore(use(OrderingContext));
}

/**
 * Reads the settings when the cart opens and when the guest returns to its tab: the owner may have paused in the
 * meantime.
 */
export function useFreshOrdering(): void {
  useReading(use(OrderingContext).read);
}
