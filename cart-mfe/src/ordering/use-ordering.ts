import type { OrderingSettings } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { onTabReturn } from '@simmer/shared/tab-return';
import { use, useEffect } from 'react';
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
  const ordering = use(OrderingContext);
  useEffect(() => {
    const read = () => void ordering.read();
    read();
    return onTabReturn(read);
  }, [ordering]);
}
