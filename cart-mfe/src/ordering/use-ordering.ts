import type { OrderingSettings } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { useServices } from '../services/services';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  return useStore(useServices().ordering);
}

/**
 * Reads the settings when the cart opens and when the guest returns to its tab: the owner may have paused in the
 * meantime.
 */
export function useFreshOrdering(): void {
  useReading(useServices().ordering.read);
}
