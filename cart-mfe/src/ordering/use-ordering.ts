import { NO_RULES, type OrderingSettings } from '@simmer/shared/ordering';
import { onTabReturn } from '@simmer/shared/tab-return';
import { use, useEffect, useSyncExternalStore } from 'react';
import { OrderingContext } from './ordering-context';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  const ordering = use(OrderingContext);
  return useSyncExternalStore(ordering.subscribe, ordering.get, () => NO_RULES);
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
