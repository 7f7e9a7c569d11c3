import type { OrderingSettings } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { useServices } from '../services/services';

/** When and where the shop takes orders, as far as this visit has read the settings. */
export function useOrdering(): OrderingSettings {
  return useStore(useServices().ordering);
}
